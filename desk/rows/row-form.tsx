import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Refused, sendJson } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { Fault } from '../ui/controls.tsx'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { addressOf } from '../ui/use-address.ts'
import { useDraft } from '../ui/use-draft.ts'
import { Fields } from './fields.tsx'
import { type Faults, FormContext } from './form-context.ts'
import { idFrom, nameOf, type Row, tidy, valueAt } from './form-model.ts'
import { useChoices, useNames, useReadable, useRowText } from './form-words.ts'
import { freshRow, rowAt } from './places.ts'
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
  const { label } = useReadable()
  const tell = useNotify()
  const { file, list, schema, isSingle } = source
  const theirs = rowAt(source, place)
  const address = addressOf('rows', file, ...(isSingle ? [] : [list, place]))
  const typing = useDraft(address, theirs, freshRow(source, place))
  const { row, isGone, isTyped, edit, forget, settle } = typing
  const leave = () => {
    tell()
    if (isSingle) return
    // The pressed button goes: what is told next takes the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    location.hash = addressOf('rows', source.file)
  }
  const { state, save } = useSaving(source, theirs, row, () => {
    if (theirs) settle(row)
    else forget()
    leave()
  })
  const form = useFocus(field, state.refused)
  const fields = { schema, value: row, onChange: edit }
  const pictureName = isSingle ? '' : String(row.id ?? idFrom(nameOf(row, lang)))
  return (
    <FormContext value={{ file, list, faults: state.faults, choices, pictureName }}>
      {!isSingle && (
        <Heading isFromTop={!field}>
          {theirs || isGone ? rowText(theirs ?? row).title : named(`add.${list}`)}
        </Heading>
      )}
      <form
        ref={form}
        className={controls.stack}
        noValidate
        // A new row leaves the form when it is saved: what would be typed meanwhile would be lost.
        inert={state.isBusy && !theirs}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {isGone && <p className={controls.notice}>{t('gone')}</p>}
        {file === 'settings' ? <Settings {...fields} /> : <Fields {...fields} />}
        {state.refused !== undefined && <Fault fault={state.refused} isShort />}
        <SaveBar
          {...{ typing, theirs, label: (name) => label(list, name), isBusy: state.isBusy }}
          isReady={isTyped || !theirs}
          onDiscard={() => {
            forget()
            leave()
          }}
        />
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

type Saving = { isBusy: boolean; faults: Faults; refused?: unknown }

function useSaving(source: Source, theirs: Row | undefined, row: Row, onSaved: () => void) {
  const t = useWords('rows')
  const rowText = useRowText()
  const tell = useNotify()
  const [state, setState] = useState<Saving>({ isBusy: false, faults: {} })
  const save = async () => {
    setState({ isBusy: true, faults: {} })
    const after = withId(source, Object(tidy(source.schema, row)))
    const index = theirs ? source.rows.indexOf(theirs) : source.rows.length
    const changes = source.changes(index, theirs, after)
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
        return [name, { text: said, value: valueAt(row, name) }]
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
