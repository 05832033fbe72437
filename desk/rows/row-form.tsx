import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Refused, sendJson } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { Button, Fault } from '../ui/controls.tsx'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import { addressOf } from '../ui/use-address.ts'
import { pristine, useDraft } from './drafts.ts'
import { Fields } from './fields.tsx'
import { type Faults, FormContext } from './form-context.ts'
import { idFrom, nameOf, type Row, same, tidy, valueAt } from './form-model.ts'
import { useChoices, useNames, useReadable, useRowText } from './form-words.ts'
import { reveal } from './reveal.ts'
import styles from './rows.module.css'
import { type Source, settingGroups } from './sources.ts'

type RowFormProps = {
  source: Source
  /** The step of its address: what identifies it, a number, `new`, or `copy-3`. */
  place: string
  /** Which field to go to, as `permission.date`. */
  field: string
}

/** One row, edited as a draft that stays in this browser until it is saved. */
export function RowForm({ source, place, field }: RowFormProps) {
  const t = useWords('rows')
  const named = useNames()
  const rowText = useRowText()
  const choices = useChoices()
  const { lang } = useDesk()
  const tell = useNotify()
  const typing = useDraft(source, place)
  const { draft, clashes, theirs, isGone, edit, forget } = typing
  const leave = () => {
    tell()
    forget()
    if (!source.isSingle) location.hash = addressOf('rows', source.file)
  }
  const { state, save } = useSaving(source, typing, leave)
  const form = useFocus(field, state.refused)
  const { file, list, schema } = source
  const { row } = draft
  const isTyped = isGone || !same(row, draft.was ?? pristine(source, place).row)
  const fields = { schema, value: row, onChange: edit }
  const pictureName = source.isSingle ? '' : String(row.id ?? idFrom(nameOf(row, lang)))
  return (
    <FormContext value={{ file, list, faults: state.faults, choices, pictureName }}>
      {!source.isSingle && (
        <Heading isFromTop={!field}>
          {draft.was ? rowText(theirs ?? row).title : named(`add.${list}`)}
        </Heading>
      )}
      <form
        ref={form}
        className={controls.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {isGone && <p className={controls.notice}>{t('gone')}</p>}
        {file === 'settings' ? <Settings {...fields} /> : <Fields {...fields} />}
        {state.refused !== undefined && <Fault fault={state.refused} isShort />}
        <div className={styles.save}>
          {clashes.length > 0 && <Clashes source={source} names={clashes} theirs={theirs} />}
          <Button kind="main" type="submit" disabled={state.isBusy || (draft.was !== undefined && !isTyped)}>
            {t(state.isBusy ? 'saving' : 'save')}
          </Button>
          {isTyped && (
            <>
              <span role="status">{t('unsaved')}</span>
              <Button onClick={() => confirm(t('discard.sure')) && leave()}>{t('discard')}</Button>
            </>
          )}
        </div>
      </form>
    </FormContext>
  )
}

function Settings(fields: ComponentProps<typeof Fields>) {
  const t = useWords('rows')
  return settingGroups.map(({ id, keys }, index) => (
    <details key={id} className={styles.part} open={index === 0}>
      <summary>{t(`group.${id}`)}</summary>
      <div className={controls.stack}>
        <Fields {...fields} only={keys} />
      </div>
    </details>
  ))
}

/** Takes the focus after navigation, where the pressed link is gone. */
export function Heading({ isFromTop, children }: { isFromTop: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFromTop) scrollTo({ top: 0 })
    if (document.activeElement === document.body) heading.current?.focus()
  }, [isFromTop])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

type ClashesProps = { source: Source; names: readonly string[]; theirs: Row | undefined }

/** Fields that somebody else changed differently meanwhile, with the other value. */
function Clashes({ source: { list }, names, theirs }: ClashesProps) {
  const t = useWords('rows')
  const { label, readable } = useReadable()
  return (
    <div className={`${controls.notice} ${styles.clash}`} role="alert">
      <p>{t('clash')}</p>
      {names.map((name) => (
        <p key={name}>
          {label(list, name)}: <b>{readable(name, theirs?.[name])}</b>
        </p>
      ))}
    </div>
  )
}

type Saving = { isBusy: boolean; faults: Faults; refused?: unknown }

function useSaving(
  source: Source,
  { draft, index, theirs }: ReturnType<typeof useDraft>,
  onSaved: () => void,
) {
  const t = useWords('rows')
  const rowText = useRowText()
  const tell = useNotify()
  const [state, setState] = useState<Saving>({ isBusy: false, faults: {} })
  const save = async () => {
    setState({ isBusy: true, faults: {} })
    const after = withId(source, Object(tidy(source.schema, draft.row)))
    const changes = source.changes(theirs ? index : source.rows.length, theirs, after)
    try {
      const { id } = await sendJson<{ id: number }>('/desk/api/changes', { changes })
      setState({ isBusy: false, faults: {} })
      onSaved()
      tell({ text: source.isSingle ? t('saved') : t('saved.row', { name: rowText(after).title }), undo: id })
    } catch (refused) {
      const fieldFaults = refused instanceof Refused ? refused.faults : []
      const faults = fieldFaults.map(({ path, text }) => {
        const name = source.fieldOf(path)
        const said = text.replace(/^.* ≠ /, `${t('needed')} `)
        return [name, { text: said, value: valueAt(draft.row, name) }]
      })
      setState({ isBusy: false, faults: Object.fromEntries(faults), refused })
    }
  }
  return { state, save }
}

/** New rows get their name for addresses here; it never changes again. */
function withId({ schema, rows }: Source, row: Row): Row {
  if (!schema.properties?.id || row.id !== undefined) return row
  const text = [row.platform, nameOf(row, 'it')].filter(Boolean).join(' ')
  const taken = rows.map(({ id }) => id)
  return { id: idFrom(text, taken), ...row }
}

/** Focuses the field in the address; later the first invalid one, or the reason why nothing was saved. */
function useFocus(field: string, refused: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (field) reveal(document.getElementById(`field-${field}`), 'center')
  }, [field])
  useEffect(() => {
    const wrong = form.current?.querySelector('[aria-invalid="true"]')
    if (refused) reveal(wrong ?? form.current?.querySelector('[role="alert"]'), 'center')
  }, [refused])
  return form
}
