import { useEffect, useRef, useState } from 'react'
import { sendJson } from '../ui/api.ts'
import { useDesk } from '../ui/desk-context.ts'
import { Button, Fault, Field } from '../ui/parts.tsx'
import { addressOf } from '../ui/use-address.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { draftsOf, placeOf } from './drafts.ts'
import { useRowWords } from './form-context.ts'
import { kindOf, nameOf, type Row } from './form-model.ts'
import type { Saved } from './row-form.tsx'
import styles from './rows.module.css'
import type { FieldChange, Source } from './sources.ts'
import { dayNames } from './value-fields.tsx'

type ListProps = { source: Source; reload: () => void; onSaved: (saved: Saved) => void }

/** The rows of one kind by name, with what can be done to each. */
export function ListView({ source, reload, onSaved }: ListProps) {
  const t = useRowWords()
  const { file, list, rows } = source
  const [search, setSearch] = useState('')
  const [fault, setFault] = useState<unknown>()
  const told = useTold()
  const pressed = useFocusAfter(rows)
  const drafts = draftsOf(source)
  // Products are what the program has; the owner switches them.
  const isFixed = source.schema.properties?.id?.enum !== undefined
  const commit = (text: string, changes: readonly FieldChange[]) => {
    pressed.current = document.activeElement?.ariaLabel ?? ''
    return sendJson<{ id: number }>('/desk/api/changes', { changes }).then(
      ({ id }) => {
        setFault(undefined)
        reload()
        onSaved({ id, text })
      },
      (refused: unknown) => {
        setFault(refused)
        reload()
      },
    )
  }
  const shown = rows
    .map((row, index) => ({ row, index, ...told(row) }))
    .filter(({ row }) => JSON.stringify(row).toLowerCase().includes(search.toLowerCase()))
  return (
    <section className={styles.list}>
      <h2>{t(`list.${listKey(source)}`)}</h2>
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
          <li key={`${title} ${rows.slice(0, index).filter((one) => told(one).title === title).length}`}>
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
        ))}
      </ol>
      {!isFixed && (
        <a className={styles.add} href={addressOf('rows', file, list, 'new')}>
          {t(`add.${listKey(source)}`)}
        </a>
      )}
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
  commit: (text: string, changes: readonly FieldChange[]) => void
}

function RowActions({ source, index, row, title, isFixed, commit }: ActionsProps) {
  const t = useRowWords()
  const { file, list, rows } = source
  const button = (
    word: 'up' | 'down' | 'remove',
    isOff: boolean,
    changes: readonly FieldChange[],
    isDanger = false,
  ) => (
    <Button
      kind={isDanger ? 'danger' : 'plain'}
      disabled={isOff}
      aria-label={`${t(word)}: ${title}`}
      title={t(word)}
      onClick={() => commit(t(`done.${word}`, { name: title }), changes)}
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
            )
          }
        >
          {t(row.enable === 1 ? 'on' : 'off')}
        </Button>
      )}
      {!isFixed && (
        <>
          {button('up', index === 0, moved(index - 1))}
          {button('down', index === rows.length - 1, moved(index + 1))}
          <a
            className={styles.sign}
            href={addressOf('rows', file, list, `copy-${index}`)}
            aria-label={`${t('copy')}: ${title}`}
            title={t('copy')}
          >
            {t('sign.copy')}
          </a>
          {button('remove', false, source.changes(index, row, undefined), true)}
        </>
      )}
    </div>
  )
}

/** How a row is called, and what matters of it. */
export function useTold(): (row: Row) => { title: string; detail: string } {
  const t = useRowWords()
  const { lang } = useDesk()
  const { value: products = {} } = useLoaded<Readonly<Record<string, string>>>('/desk/api/products')
  const days = dayNames(lang)
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' })
  return (row) => {
    const product = products[String(row.offering ?? (Object.keys(row).length === 2 && row.id))] ?? ''
    const named = Array.isArray(row.days)
      ? row.days.map((one) => days[String(one)]).join(', ')
      : nameOf(row, lang)
    const date = Date.parse(String(row.date))
    const detail = [
      named && product,
      Number.isNaN(date) ? '' : day.format(date),
      row.time,
      row.opens && row.closes ? `${row.opens}–${row.closes}` : '',
      row.place,
      'work' in row && t(`kind.${kindOf(row) || 'none'}`),
      typeof row.kind === 'string' &&
        t(`choice.kind.${row.kind === 'needs' || row.kind === 'making' ? row.kind : 'exists'}`),
    ]
    return { title: named || product, detail: detail.filter(Boolean).join(' · ') }
  }
}
