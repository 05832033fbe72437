import { inOrder } from '#content/in-order.ts'
import type { FileChange } from '../files/change.ts'
import controls from '../ui/controls.module.css'
import { Button } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import { useSave } from '../ui/note.tsx'
import { addressOf, stepsOf } from '../ui/use-address.ts'
import { useDrafts } from '../ui/use-draft.ts'
import type { Row } from './form-model.ts'
import { useNames, useRowText } from './form-words.ts'
import { rowAt, stepOf } from './places.ts'
import styles from './rows.module.css'
import type { Source } from './sources.ts'

/** The rows of one kind by name, with what can be done to each. */
export function ListView({ source }: { source: Source }) {
  const t = useWords('rows')
  const shell = useWords('shell')
  const named = useNames()
  const rowText = useRowText()
  const { file, list, rows } = source
  const drafts = useDrafts(addressOf('rows', file, list, ''))
  const placeless = drafts.filter(({ key }) => !rowAt(source, stepsOf(key).at(-1) ?? ''))
  // Products come with the program; the owner only switches them on or off.
  const isFixed = source.schema.properties?.id?.enum !== undefined
  // As on the site; only others can be moved.
  const isDated = 'date' in (source.schema.properties ?? {})
  const shown = rows.map((row, index) => ({ row, index, ...rowText(row) }))
  if (isDated) shown.sort((one, other) => inOrder(String(other.row.date), String(one.row.date)))
  return (
    <section className={controls.stack}>
      {list !== file && <h2>{named(`list.${list}`)}</h2>}
      {!isFixed && (
        <a className={controls.button} href={addressOf('rows', file, list, 'new')}>
          {named(`add.${list}`)}
        </a>
      )}
      {rows.length === 0 && <p>{t('list.empty')}</p>}
      {placeless.map(({ key, row }) => (
        <a key={key} className={controls.notice} href={key}>
          {rowText(row).title || named(`add.${list}`)}: {shell('unsaved')}
        </a>
      ))}
      <ol>
        {shown.map(({ row, index, title, detail }) => {
          const address = addressOf('rows', file, list, stepOf(source, row))
          const isDraft = drafts.some(({ key }) => key === address)
          return (
            <li key={address} className={controls.line}>
              <div className={styles.name}>
                {isFixed ? <b>{title}</b> : <a href={address}>{title}</a>}
                <small>{[detail, isDraft && shell('unsaved')].filter(Boolean).join(' · ')}</small>
              </div>
              <Actions {...{ source, index, row, title, isFixed }} canMove={!isFixed && !isDated} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type ActionProps = {
  source: Source
  index: number
  row: Row
  title: string
  isFixed: boolean
  canMove: boolean
}

/** What can be done to a row where it stands in the list. */
function Actions({ source, index, row, title, isFixed, canMove }: ActionProps) {
  const t = useWords('rows')
  const { save } = useSave()
  const gone = source.changes(index, row, undefined)
  const commit = (word: 'on' | 'off' | 'up' | 'down' | 'remove', changes: readonly FileChange[]) =>
    save(changes, t(`done.${word}`, { name: title }))
  const named = (word: 'onSite' | 'up' | 'down' | 'copy' | 'remove') => ({
    'aria-label': `${t(word)}: ${title}`,
    title: t(word),
  })
  const move = (word: 'up' | 'down', sign: string, to: number) => {
    const isEnd = to < 0 || to === source.rows.length
    return (
      // One at an end of the list stays enabled, so that it keeps the focus.
      <Button
        {...named(word)}
        aria-disabled={isEnd}
        onClick={() => !isEnd && commit(word, [...gone, ...source.changes(to, undefined, row)])}
      >
        {sign}
      </Button>
    )
  }
  const isOn = row.enable === 1
  const toggled = { ...row, enable: isOn ? 0 : 1 }
  return (
    <div className={controls.buttons}>
      {'enable' in row && (
        <Button
          {...named('onSite')}
          role="switch"
          aria-checked={isOn}
          onClick={() => commit(isOn ? 'off' : 'on', source.changes(index, row, toggled))}
        >
          {t(isOn ? 'on' : 'off')}
        </Button>
      )}
      {canMove && move('up', '↑', index - 1)}
      {canMove && move('down', '↓', index + 1)}
      {!isFixed && (
        <>
          <a
            {...named('copy')}
            className={controls.button}
            href={addressOf('rows', source.file, source.list, `copy-${index}`)}
          >
            {t('copy')}
          </a>
          {/* The second half of a double click removes nothing more. */}
          <Button
            {...named('remove')}
            kind="danger"
            onClick={({ detail }) => detail < 2 && commit('remove', gone)}
          >
            {t('remove')}
          </Button>
        </>
      )}
    </div>
  )
}
