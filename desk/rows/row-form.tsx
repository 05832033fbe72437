import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Refused, sendJson } from '../ui/api.ts'
import { useDesk } from '../ui/desk-context.ts'
import { Button, Fault } from '../ui/parts.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { Clashes } from './clashes.tsx'
import { type Draft, draftsOf, dropDraft, keepDraft, placeOf } from './drafts.ts'
import { Fields } from './fields.tsx'
import { FormContext, useRowWords } from './form-context.ts'
import { idFrom, merge, nameOf, newRow, type Row, same, tidy } from './form-model.ts'
import styles from './rows.module.css'
import type { Source } from './sources.ts'

export type Saved = { id: number; text: string }

type RowFormProps = {
  source: Source
  /** The step of its address: a number, `new`, or `copy-3`. */
  place: string
  /** Which field to go to, as `permission.date`. */
  field: string
  sectors: readonly { id: string; name: string }[]
  reload: () => void
  onSaved: (saved: Saved) => void
  /** Sets the fields out in parts; without, they follow each other. */
  children?: (fields: (only: readonly string[]) => ReactNode) => ReactNode
}

/** One row, edited as a draft that stays in this browser until it is saved. */
export function RowForm({ source, place, field, sectors, reload, onSaved, children }: RowFormProps) {
  const t = useRowWords()
  const { lang } = useDesk()
  const { draft, clashes, index, isGone, edit, settle, forget } = useDraft(source, place)
  const { state, save } = useSaving({ source, draft, index, reload, forget, onSaved })
  const { value: products = {} } = useLoaded<Readonly<Record<string, string>>>('/desk/api/products')
  const form = useFocus(field, state.faults)
  const { row } = draft
  const isTyped = isGone || !same(row, draft.was ?? pristine(source, place).row)
  const fields = (only?: readonly string[]) => (
    <Fields schema={source.schema} value={row} {...(only && { only })} onChange={edit} />
  )
  const pictureName = source.isSingle ? '' : String(row.id ?? idFrom(nameOf(row, lang)))
  return (
    <FormContext
      value={{ file: source.file, list: source.list, faults: state.faults, products, sectors, pictureName }}
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
          <Button
            kind="main"
            type="submit"
            disabled={state.isBusy || clashes.length > 0 || (draft.was !== undefined && !isTyped)}
          >
            {state.isBusy ? t('saving') : t('save')}
          </Button>
          {isTyped && (
            <>
              <span role="status">{t('unsaved')}</span>
              <Button onClick={forget}>{t('discard')}</Button>
            </>
          )}
        </div>
      </form>
    </FormContext>
  )
}

function useDraft(source: Source, place: string) {
  const [kept, setKept] = useState<Draft>(() => firstDraft(source, place))
  const found = placeOf(source, kept)
  const isGone = kept.was !== undefined && found === -1
  const theirs = source.rows[found]
  // What others saved meanwhile comes in, where it is not what is being typed.
  const merged = kept.was && theirs ? merge(kept.was, kept.row, theirs) : { row: kept.row, clashes: [] }
  const { was: _, ...unsaved } = kept
  const isMerged = kept.was && theirs && merged.clashes.length === 0
  const draft: Draft = isGone
    ? { ...unsaved, place: 'new' }
    : isMerged
      ? { ...kept, was: theirs, row: merged.row }
      : kept
  const put = (next: Draft) => {
    keepDraft(source, next, kept)
    setKept(next)
  }
  return {
    draft,
    clashes: merged.clashes,
    index: found,
    isGone,
    edit: (row: Row) => put({ ...draft, row }),
    /** One clash less: theirs is what mine is compared with from now on. */
    settle: (name: string, isMine: boolean) =>
      put({
        ...kept,
        was: { ...kept.was, [name]: theirs?.[name] },
        row: isMine ? kept.row : { ...kept.row, [name]: theirs?.[name] },
      }),
    forget: () => {
      dropDraft(source, kept)
      setKept(pristine(source, place))
    },
  }
}

function firstDraft(source: Source, place: string): Draft {
  const isHere = (draft: Draft) =>
    draft.was ? String(placeOf(source, draft)) === place : draft.place === place
  return draftsOf(source).find((draft) => source.isSingle || isHere(draft)) ?? pristine(source, place)
}

function pristine({ rows, schema, isSingle }: Source, place: string): Draft {
  const was = rows[isSingle ? 0 : Number(place)]
  if (was) return { place, was, row: was }
  const { id: _, ...copied } = rows[Number(place.replace('copy-', ''))] ?? {}
  const isCopy = place.startsWith('copy-')
  return { place, row: isCopy ? copied : newRow(schema, new Date().toLocaleDateString('sv')) }
}

type SavingProps = Pick<RowFormProps, 'source' | 'reload' | 'onSaved'> & {
  draft: Draft
  index: number
  forget: () => void
}

function useSaving({ source, draft, index, reload, forget, onSaved }: SavingProps) {
  const t = useRowWords()
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
      onSaved({ id, text: t('saved') })
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
  return { state, save }
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
function useFocus(field: string, faults: Readonly<Record<string, string>>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!field) return
    const target = document.getElementById(`field-${field}`)
    const details = target?.closest('details')
    if (details) details.open = true
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  }, [field])
  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const details = wrong?.closest('details')
    if (details) details.open = true
    wrong?.focus()
  }, [faults])
  return form
}

/** Its faults stand at their fields. */
function withoutFields(refused: unknown): unknown {
  return refused instanceof Refused
    ? Object.assign(new Refused(refused.status, {}), { message: refused.message })
    : refused
}
