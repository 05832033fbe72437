import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useDesk } from '../ui/desk-context.ts'
import { Busy, Fault } from '../ui/parts.tsx'
import { addressOf, useAddress } from '../ui/use-address.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { draftsOf, identity } from './drafts.ts'
import { useRowWords } from './form-context.ts'
import { nameOf, type Row } from './form-model.ts'
import { ListView } from './list-view.tsx'
import { RowForm, type Saved } from './row-form.tsx'
import styles from './rows.module.css'
import { SavedNote } from './saved-note.tsx'
import { settingGroups } from './setting-groups.ts'
import { type FileName, fileNames, type Source, sourcesOf } from './sources.ts'
import { useTold } from './use-told.ts'

/** `#rows`, `#rows/clients`, `#rows/clients/3`, `#rows/clients/sectors/0/name`, `#rows/settings/company.vat`. */
export default function RowsView() {
  const t = useRowWords()
  const [, name, ...steps] = useAddress()
  const file = fileNames.find((one) => one === name)
  if (file) return <FileView key={file} file={file} steps={steps} />
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <ul className={styles.files}>
        {fileNames.map((one) => (
          <li key={one}>
            <a href={addressOf('rows', one)}>{t(`file.${one}`)}</a>
            <small>{t(`about.${one}`)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Steps = readonly string[]

function FileView({ file, steps }: { file: FileName; steps: Steps }) {
  const t = useRowWords()
  const isMadeOf = useCallback((changed: string) => changed === `${file}.json`, [file])
  const { value, fault, reload } = useLoaded<Row>(`/desk/api/files/${file}.json`, isMadeOf)
  const [saved, setSaved] = useState<Saved>()
  const sources = value ? sourcesOf(file, value) : []
  const { source, place, field } = addressed(sources, file, steps)
  const isRow = source !== undefined && !source.isSingle
  const onSaved = (next: Saved) => {
    setSaved(next)
    if (isRow) location.hash = addressOf('rows', file)
  }
  const onUndone = () => {
    reload()
    if (saved)
      setSaved({ id: saved.id, text: t('undone'), list: saved.list, index: saved.index, isUndone: true })
  }
  const onLeft = () => {
    setSaved(undefined)
    if (isRow) location.hash = addressOf('rows', file)
  }
  return (
    <div className={styles.page}>
      <nav>
        <a href={isRow ? addressOf('rows', file) : addressOf('rows')}>
          ← {isRow ? t(`file.${file}`) : t('title')}
        </a>
      </nav>
      {saved && saved.height === undefined && (
        <SavedNote key={`${saved.id} ${saved.isUndone}`} saved={saved} onUndone={onUndone} />
      )}
      {fault !== undefined && <Fault fault={fault} onAgain={reload} />}
      {!value && fault === undefined && <Busy />}
      {value && isRow && <OneRow {...{ source, sources, place, field, reload, onSaved, onLeft }} />}
      {value && !isRow && (
        <WholeFile {...{ file, sources, field, saved, reload, onSaved, onUndone, onLeft }} />
      )}
    </div>
  )
}

/** Rows go by number or by what they are called: `#rows/terms/warehouse`. */
function addressed(sources: readonly Source[], file: FileName, [first, ...more]: Steps) {
  const named = sources.find(({ list, isSingle }) => list === first && !isSingle && more.length > 0)
  const main = sources.find(({ list }) => list === file)
  const source = named ?? (first !== undefined && isPlace(main, first) ? main : undefined)
  const [place = '', ...field] = named ? more : [first, ...more].filter((step) => step !== undefined)
  if (!source) return { source, place: '', field: [first, ...more].filter(Boolean).join('.') }
  const index = source.rows.findIndex((row) => identity(row) === place)
  return { source, place: index === -1 ? place : String(index), field: field.join('.') }
}

function isPlace(source: Source | undefined, step: string): boolean {
  return /^(\d+|new|copy-\d+)$/.test(step) || (source?.rows.some((row) => identity(row) === step) ?? false)
}

type PartProps = {
  sources: readonly Source[]
  field: string
  reload: () => void
  onSaved: (saved: Saved) => void
  onLeft: () => void
}

function OneRow({
  source,
  sources,
  place,
  field,
  reload,
  onSaved,
  onLeft,
}: PartProps & { source: Source; place: string }) {
  const t = useRowWords()
  const { lang } = useDesk()
  const told = useTold()
  const row = source.rows[Number(place)]
  const sectors = sources.find(({ list }) => list === 'sectors')?.rows ?? []
  const isDraft = draftsOf(source).length > 0 || !/^\d+$/.test(place)
  if (!row && !isDraft) return <p>{t('missing')}</p>
  return (
    <>
      <Heading key={`heading of ${source.list}/${place}`} isFromTop={!field}>
        {row ? told(row).title : t('new')}
      </Heading>
      <RowForm
        key={`${source.list}/${place}`}
        {...{ source, place, field, reload, onSaved, onLeft }}
        sectors={sectors.map((one) => ({ id: String(one.id), name: nameOf(one, lang) }))}
      />
    </>
  )
}

/** Of a view that was come to: it has the focus where what was pressed is gone. */
function Heading({ isFromTop, children }: { isFromTop: boolean; children: ReactNode }) {
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

type WholeProps = PartProps & { file: FileName; saved: Saved | undefined; onUndone: () => void }

function WholeFile({ file, sources, field, saved, reload, onSaved, onUndone, onLeft }: WholeProps) {
  const t = useRowWords()
  const common = { place: '0', field, sectors: [], reload, onSaved, onLeft }
  return (
    <>
      <Heading isFromTop={false}>{t(`file.${file}`)}</Heading>
      <p>{t(`about.${file}`)}</p>
      {sources.map((source) =>
        source.isSingle ? (
          <RowForm key={source.list} source={source} {...common}>
            {(fields) =>
              file === 'settings'
                ? settingGroups.map(({ id, keys, rare }, index) => (
                    <details key={id} className={styles.part} open={index === 0}>
                      <summary>{t(`group.${id}`)}</summary>
                      <div className={styles.fields}>
                        {fields(keys)}
                        {rare.length > 0 && (
                          <details>
                            <summary>{t('group.rare')}</summary>
                            <div className={styles.fields}>{fields(rare)}</div>
                          </details>
                        )}
                      </div>
                    </details>
                  ))
                : fields(Object.keys(source.schema.properties ?? {}))
            }
          </RowForm>
        ) : (
          <ListView key={source.list} {...{ source, saved, reload, onSaved, onUndone }} />
        ),
      )}
    </>
  )
}
