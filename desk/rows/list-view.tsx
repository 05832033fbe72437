import { Fragment, useEffect, useRef, useState } from 'react'
import { sendJson } from '../ui/api.ts'
import { Button, Fault, Field } from '../ui/parts.tsx'
import { addressOf } from '../ui/use-address.ts'
import { draftsOf, placeOf } from './drafts.ts'
import { useRowWords } from './form-context.ts'
import type { Row } from './form-model.ts'
import type { Saved } from './row-form.tsx'
import styles from './rows.module.css'
import { SavedNote } from './saved-note.tsx'
import type { FieldChange, Source } from './sources.ts'
import { useTold } from './use-told.ts'

type ListProps = {
  source: Source
  /** What was done last, told in the place of a row that was removed. */
  saved: Saved | undefined
  reload: () => void
  onSaved: (saved: Saved) => void
  onUndone: () => void
}

/** The rows of one kind by name, with what can be done to each. */
export function ListView({ source, saved, reload, onSaved, onUndone }: ListProps) {
  const t = useRowWords()
  const { file, list, rows } = source
  const [search, setSearch] = useState('')
  const [fault, setFault] = useState<unknown>()
  const told = useTold()
  const pressed = useFocusAfter(rows)
  const drafts = draftsOf(source)
  // Products are what the program has; the owner switches them.
  const isFixed = source.schema.properties?.id?.enum !== undefined
  const commit: Commit = (text, changes, index, height) => {
    pressed.current = document.activeElement?.ariaLabel ?? ''
    return sendJson<{ id: number }>('/desk/api/changes', { changes }).then(
      ({ id }) => {
        setFault(undefined)
        reload()
        onSaved({ id, text, list, index, ...(height !== undefined && { height }) })
      },
      (refused: unknown) => {
        setFault(refused)
        reload()
      },
    )
  }
  const here = saved?.list === list ? saved : undefined
  const removed = here?.height === undefined ? undefined : here
  const marked = removed ? undefined : here?.index
  const shown = rows
    .map((row, index) => ({ row, index, ...told(row) }))
    .filter(({ row }) => JSON.stringify(row).toLowerCase().includes(search.toLowerCase()))
  return (
    <section className={styles.list}>
      <h2>{t(`list.${listKey(source)}`)}</h2>
      {!isFixed && (
        <a className={styles.add} href={addressOf('rows', file, list, 'new')}>
          {t(`add.${listKey(source)}`)}
        </a>
      )}
      {rows.length > 10 && (
        <Field label={t('search')}>
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </Field>
      )}
      {fault !== undefined && <Fault fault={fault} />}
      {rows.length === 0 && <p>{t('list.empty')}</p>}
      {drafts
        .filter((draft) => placeOf(source, draft) === -1)
        .map(({ place, was, row }) => (
          <a key={place} className={styles.draft} href={addressOf('rows', file, list, was ? '-1' : place)}>
            {told(row).title || t('new')}: {t('unsaved')}
          </a>
        ))}
      <ol className={styles.rows}>
        {shown.map(({ row, index, title, detail }) => (
          <Fragment
            key={`${title} ${rows.slice(0, index).filter((one) => told(one).title === title).length}`}
          >
            {removed?.index === index && <Removed saved={removed} onUndone={onUndone} />}
            <li {...(marked === index && { className: styles.marked, ref: show })}>
              <RowName
                title={title}
                detail={[
                  detail,
                  drafts.some((draft) => draft.was && placeOf(source, draft) === index) && t('unsaved'),
                ]}
                {...(!isFixed && { href: addressOf('rows', file, list, String(index)) })}
              />
              <RowActions {...{ source, index, row, title, isFixed, commit }} />
            </li>
          </Fragment>
        ))}
        {removed && removed.index >= rows.length && <Removed saved={removed} onUndone={onUndone} />}
      </ol>
    </section>
  )
}

const listKeys = [
  'offerings',
  'people',
  'hours',
  'terms',
  'claims',
  'clients',
  'sectors',
  'releases',
  'events',
  'modules',
] as const

export function listKey({ list }: Source): (typeof listKeys)[number] {
  return listKeys.find((key) => key === list) ?? 'clients'
}

const show = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

/** As high as the row was: nothing else comes under the pointer. */
function Removed({ saved, onUndone }: { saved: Saved; onUndone: () => void }) {
  return (
    <li className={styles.removed} style={{ minBlockSize: saved.height }}>
      <SavedNote key={saved.id} saved={saved} onUndone={onUndone} />
    </li>
  )
}

type Commit = (text: string, changes: readonly FieldChange[], index: number, height?: number) => void

/** A row that moves takes its button along; the focus follows it, to go on by keyboard. */
function useFocusAfter(rows: readonly Row[]) {
  const label = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows are drawn anew.
  useEffect(() => {
    const selector = `[aria-label="${CSS.escape(label.current)}"]`
    const button = label.current ? document.querySelector<HTMLButtonElement>(selector) : null
    // At an end of the list it goes no further.
    const target = button?.disabled ? button.closest('li')?.querySelector('a') : button
    target?.focus()
    label.current = ''
  }, [rows])
  return label
}

function RowName({ title, detail, href }: { title: string; detail: readonly unknown[]; href?: string }) {
  return (
    <div className={styles.name}>
      {href ? <a href={href}>{title}</a> : <b>{title}</b>}
      <small>{detail.filter(Boolean).join(' · ')}</small>
    </div>
  )
}

type ActionsProps = {
  source: Source
  index: number
  row: Row
  title: string
  isFixed: boolean
  commit: Commit
}

function RowActions({ source, index, row, title, isFixed, commit }: ActionsProps) {
  const t = useRowWords()
  const { file, list, rows } = source
  const button = (
    word: 'up' | 'down' | 'remove',
    isOff: boolean,
    changes: readonly FieldChange[],
    to: number,
  ) => (
    <Button
      kind={word === 'remove' ? 'danger' : 'plain'}
      disabled={isOff}
      aria-label={`${t(word)}: ${title}`}
      title={t(word)}
      onClick={({ currentTarget, detail }) => {
        // The second half of a double click removes nothing more.
        if (word === 'remove' && detail > 1) return
        const height = currentTarget.closest('li')?.offsetHeight ?? 0
        commit(t(`done.${word}`, { name: title }), changes, to, word === 'remove' ? height : undefined)
      }}
    >
      {t(`sign.${word}`)}
    </Button>
  )
  const moved = (to: number) => [
    ...source.changes(index, row, undefined),
    ...source.changes(to, undefined, row),
  ]
  return (
    <div className={styles.buttons}>
      {'enable' in row && (
        <Button
          role="switch"
          aria-checked={row.enable === 1}
          aria-label={`${t('onSite')}: ${title}`}
          onClick={() =>
            commit(
              t(row.enable === 1 ? 'done.off' : 'done.on', { name: title }),
              source.changes(index, row, { ...row, enable: row.enable === 1 ? 0 : 1 }),
              index,
            )
          }
        >
          {t(row.enable === 1 ? 'on' : 'off')}
        </Button>
      )}
      {!isFixed && (
        <>
          {button('up', index === 0, moved(index - 1), index - 1)}
          {button('down', index === rows.length - 1, moved(index + 1), index + 1)}
          <a
            className={styles.sign}
            href={addressOf('rows', file, list, `copy-${index}`)}
            aria-label={`${t('copy')}: ${title}`}
            title={t('copy')}
          >
            {t('sign.copy')}
          </a>
          {button('remove', false, source.changes(index, row, undefined), index)}
        </>
      )}
    </div>
  )
}
