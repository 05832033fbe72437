import { useEffect, useRef } from 'react'
import { inOrder } from '#content/in-order.ts'
import { sendJson } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { Button } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import { addressOf } from '../ui/use-address.ts'
import { draftsOf, placeOf, stepOf } from './drafts.ts'
import { useNames } from './form-context.ts'
import type { Row } from './form-model.ts'
import styles from './rows.module.css'
import type { FieldChange, Source } from './sources.ts'
import { useRowText } from './use-readable.ts'

/** The rows of one kind by name, with what can be done to each. */
export function ListView({ source }: { source: Source }) {
  const t = useWords('rows')
  const named = useNames()
  const rowText = useRowText()
  const { file, list, rows } = source
  const commit = useCommit(rows)
  const drafts = draftsOf(source)
  // Products come with the program; the owner only switches them on or off.
  const isFixed = source.schema.properties?.id?.enum !== undefined
  const order = datedOrders[file] ?? (() => 0)
  const shown = rows
    .map((row, index) => ({ row, index, ...rowText(row) }))
    .sort((one, other) => order(one.row, other.row))
  return (
    <section className={controls.stack}>
      {list !== file && <h2>{named(`list.${list}`)}</h2>}
      {!isFixed && (
        <a className={controls.button} href={addressOf('rows', file, list, 'new')}>
          {named(`add.${list}`)}
        </a>
      )}
      {rows.length === 0 && <p>{t('list.empty')}</p>}
      {drafts
        .filter((draft) => placeOf(source, draft) === -1)
        .map(({ place, was, row }) => (
          <a
            key={was ? stepOf(source, was) : place}
            className={controls.notice}
            href={addressOf('rows', file, list, was ? stepOf(source, was) : place)}
          >
            {rowText(row).title || named(`add.${list}`)}: {t('unsaved')}
          </a>
        ))}
      <ol>
        {shown.map(({ row, index, title, detail }, place) => {
          // Only rows of one day can be moved past each other: the site sorts the days.
          const [up, down] = [shown[place - 1], shown[place + 1]].map((next) =>
            next && order(row, next.row) === 0 ? next.index : undefined,
          )
          const isDraft = drafts.some((draft) => draft.was && placeOf(source, draft) === index)
          return (
            <li
              key={`${title} ${shown.slice(0, index).filter((one) => one.title === title).length}`}
              className={controls.line}
            >
              <div className={styles.name}>
                {isFixed ? (
                  <b>{title}</b>
                ) : (
                  <a href={addressOf('rows', file, list, stepOf(source, row))}>{title}</a>
                )}
                <small>{[detail, isDraft && t('unsaved')].filter(Boolean).join(' · ')}</small>
              </div>
              <div className={controls.buttons}>
                {'enable' in row && <OnSite {...{ source, index, row, title, commit }} />}
                {!isFixed && <Actions {...{ source, index, row, title, commit, up, down }} />}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** How the site sorts what has a date; all else is in the file's order. */
const datedOrders: Readonly<Record<string, (one: Row, other: Row) => number>> = {
  releases: (one, other) => inOrder(String(other.date), String(one.date)),
  events: (one, other) => inOrder(`${one.date} ${one.time}`, `${other.date} ${other.time}`),
}

type Commit = (text: string, changes: readonly FieldChange[]) => void

/** A row that moves takes its button along; the focus follows it, to go on by keyboard. */
function useCommit(rows: readonly Row[]): Commit {
  const tell = useNotify()
  const [pressed, drawn] = [useRef<Element>(null), useRef(rows)]
  useEffect(() => {
    if (drawn.current === rows) return
    drawn.current = rows
    const button = pressed.current
    pressed.current = null
    // At an end of the list the button is disabled: the row's link gets the focus.
    const target = button?.matches(':disabled') ? button.closest('li')?.querySelector('a') : button
    if (target instanceof HTMLElement) target.focus()
  })
  return (text, changes) => {
    pressed.current = document.activeElement
    sendJson<{ id: number }>('/desk/api/changes', { changes }).then(
      ({ id }) => tell({ text, undo: id }),
      (fault: unknown) => tell({ fault }),
    )
  }
}

const signs: Readonly<Record<string, string>> = { up: '↑', down: '↓' }

type ActionProps = { source: Source; index: number; row: Row; title: string; commit: Commit }

function OnSite({ source, index, row, title, commit }: ActionProps) {
  const t = useWords('rows')
  const isOn = row.enable === 1
  const change = () =>
    commit(
      t(isOn ? 'done.off' : 'done.on', { name: title }),
      source.changes(index, row, { ...row, enable: isOn ? 0 : 1 }),
    )
  return (
    <Button role="switch" aria-checked={isOn} aria-label={`${t('onSite')}: ${title}`} onClick={change}>
      {t(isOn ? 'on' : 'off')}
    </Button>
  )
}

/** `up`, `down`: the places of the rows that it can be moved past. */
type MoveProps = { up: number | undefined; down: number | undefined }

function Actions({ source, index, row, title, commit, up, down }: ActionProps & MoveProps) {
  const t = useWords('rows')
  const { file, list } = source
  const named = (word: 'up' | 'down' | 'copy' | 'remove') => ({
    'aria-label': `${t(word)}: ${title}`,
    title: t(word),
    children: signs[word] ?? t(word),
  })
  const gone = source.changes(index, row, undefined)
  const move = (word: 'up' | 'down', to: number | undefined) => (
    <Button
      {...named(word)}
      disabled={to === undefined}
      onClick={() =>
        to !== undefined &&
        commit(t(`done.${word}`, { name: title }), [...gone, ...source.changes(to, undefined, row)])
      }
    />
  )
  return (
    <>
      {(up ?? down) !== undefined && move('up', up)}
      {(up ?? down) !== undefined && move('down', down)}
      <a
        {...named('copy')}
        className={controls.button}
        href={addressOf('rows', file, list, `copy-${index}`)}
      />
      <Button
        {...named('remove')}
        kind="danger"
        // The second half of a double click removes nothing more.
        onClick={({ detail }) => detail < 2 && commit(t('done.remove', { name: title }), gone)}
      />
    </>
  )
}
