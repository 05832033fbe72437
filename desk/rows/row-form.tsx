import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Refused, sendJson } from '../ui/api.ts'
import { useDesk } from '../ui/desk-context.ts'
import { Button, Fault } from '../ui/parts.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { bring } from './bring.ts'
import { Clashes } from './clashes.tsx'
import type { Draft } from './drafts.ts'
import { Fields } from './fields.tsx'
import { FormContext, useRowWords } from './form-context.ts'
import { idFrom, nameOf, type Row, same, tidy } from './form-model.ts'
import styles from './rows.module.css'
import type { Source } from './sources.ts'
import { pristine, useDraft } from './use-draft.ts'

/** `list` and `index`: which row it was. `height`: it was removed, and this is the room that it took. */
export type Saved = {
  id: number
  text: string
  list: string
  index: number
  height?: number
  isUndone?: true
}

type RowFormProps = {
  source: Source
  /** The step of its address: a number, `new`, or `copy-3`. */
  place: string
  /** Which field to go to, as `permission.date`. */
  field: string
  sectors: readonly { id: string; name: string }[]
  reload: () => void
  onSaved: (saved: Saved) => void
  onLeft: () => void
  /** Sets the fields out in parts; without, they follow each other. */
  children?: (fields: (only: readonly string[]) => ReactNode) => ReactNode
}

/** One row, edited as a draft that stays in this browser until it is saved. */
export function RowForm({ source, place, field, sectors, reload, onSaved, onLeft, children }: RowFormProps) {
  const t = useRowWords()
  const { lang } = useDesk()
  const { draft, clashes, index, isGone, edit, settle, forget } = useDraft(source, place)
  const { state, save, forgive } = useSaving({ source, draft, index, reload, forget, onSaved })
  const { value: products = {} } = useLoaded<Readonly<Record<string, string>>>('/desk/api/products')
  const form = useFocus(field, state.refused)
  const { row } = draft
  const isTyped = isGone || !same(row, draft.was ?? pristine(source, place).row)
  const fields = (only?: readonly string[]) => (
    <Fields schema={source.schema} value={row} {...(only && { only })} onChange={edit} />
  )
  const pictureName = source.isSingle ? '' : String(row.id ?? idFrom(nameOf(row, lang)))
  return (
    <FormContext
      value={{
        file: source.file,
        list: source.list,
        faults: state.faults,
        forgive,
        products,
        sectors,
        pictureName,
      }}
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {isGone && <p className={styles.notice}>{t('gone')}</p>}
        {children ? children(fields) : fields()}
        <Clashes
          source={source}
          was={draft}
          theirs={source.rows[index] ?? {}}
          names={clashes}
          onChoose={settle}
        />
        {state.refused !== undefined && <Fault fault={withoutFields(state.refused)} />}
        <div className={styles.save}>
          {clashes.length > 0 ? (
            <Button kind="main" onClick={() => bring(document.getElementById('clashes'))}>
              {t('clash.go')}
            </Button>
          ) : (
            <Button
              kind="main"
              type="submit"
              disabled={state.isBusy || (draft.was !== undefined && !isTyped)}
            >
              {state.isBusy ? t('saving') : t('save')}
            </Button>
          )}
          {isTyped && (
            <Discard
              text={clashes.length > 0 ? '' : t('unsaved')}
              onDiscard={() => {
                forget()
                onLeft()
              }}
            />
          )}
        </div>
      </form>
    </FormContext>
  )
}

/** Asks once more: a second tap, not the second half of a double one. */
function Discard({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  const t = useRowWords()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <span role="status">{isAsked ? t('discard.ask') : text}</span>
      <Button
        kind={isAsked ? 'danger' : 'plain'}
        onBlur={() => setAsked(false)}
        onClick={({ detail }) => {
          if (!isAsked) setAsked(true)
          else if (detail < 2) onDiscard()
        }}
      >
        {t(isAsked ? 'discard.sure' : 'discard')}
      </Button>
    </>
  )
}

type SavingProps = Pick<RowFormProps, 'source' | 'reload' | 'onSaved'> & {
  draft: Draft
  index: number
  forget: () => void
}

function useSaving({ source, draft, index, reload, forget, onSaved }: SavingProps) {
  const t = useRowWords()
  const { lang } = useDesk()
  const [state, setState] = useState<{
    isBusy: boolean
    faults: Readonly<Record<string, string>>
    refused?: unknown
  }>({ isBusy: false, faults: {} })
  const save = async () => {
    setState({ isBusy: true, faults: {} })
    const after = withId(source, Object(tidy(source.schema, draft.row)))
    const place = draft.was ? index : source.rows.length
    const changes = source.changes(place, draft.was, after)
    try {
      const { id } = await sendJson<{ id: number }>('/desk/api/changes', { changes })
      setState({ isBusy: false, faults: {} })
      forget()
      reload()
      const name = source.isSingle ? '' : nameOf(after, lang)
      onSaved({
        id,
        text: name ? t('saved.row', { name }) : t('saved'),
        list: source.list,
        index: draft.was ? index : source.rows.length,
      })
    } catch (refused) {
      const told = refused instanceof Refused ? refused.faults : []
      const faults = told.map(({ path, text }) => [
        source.fieldOf(path),
        text.replace(/^.* ≠ /, `${t('needed')} `),
      ])
      setState({ isBusy: false, faults: Object.fromEntries(faults), refused })
      // What others made of it is shown beside it.
      if (refused instanceof Refused && refused.status === 409) reload()
    }
  }
  /** What is wrong at a field is told until something is typed there. */
  const forgive = (name: string) =>
    setState((former) => {
      if (!(name in former.faults)) return former
      const { [name]: _, ...faults } = former.faults
      return { ...former, faults, refused: Object.keys(faults).length > 0 ? former.refused : undefined }
    })
  return { state, save, forgive }
}

/** New rows get their name for addresses here; it never changes again. */
function withId({ schema, rows }: Source, row: Row): Row {
  if (!schema.properties?.id || row.id !== undefined) return row
  const text = [row.platform, nameOf(row, 'it')].filter(Boolean).join(' ')
  return {
    id: idFrom(
      text,
      rows.map(({ id }) => id),
    ),
    ...row,
  }
}

/** The field of the address, then the first that is wrong. */
function useFocus(field: string, refused: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!field) return
    bring(document.getElementById(`field-${field}`), 'center')
  }, [field])
  useEffect(() => {
    if (refused) bring(form.current?.querySelector('[aria-invalid="true"]'), 'nearest')
  }, [refused])
  return form
}

/** Its faults stand at their fields. */
function withoutFields(refused: unknown): unknown {
  return refused instanceof Refused
    ? Object.assign(new Refused(refused.status, {}), { message: refused.message })
    : refused
}
