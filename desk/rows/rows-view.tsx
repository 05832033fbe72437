import controls from '../ui/controls.module.css'
import { Waiting } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import { addressOf, useAddress } from '../ui/use-address.ts'
import { useDrafts } from '../ui/use-draft.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import type { Row } from './form-model.ts'
import { ListView } from './list-view.tsx'
import { isNew, rowAt, stepOf } from './places.ts'
import { Heading, RowForm } from './row-form.tsx'
import styles from './rows.module.css'
import { type FileName, fileNames, type Source, sourcesOf } from './sources.ts'

/** `#rows`, `#rows/clients`, `#rows/clients/3`, `#rows/people/hours/0/opens`, `#rows/settings/company.vat`. */
export default function RowsView() {
  const t = useWords('rows')
  const [, name, ...steps] = useAddress()
  const file = fileNames.find((one) => one === name)
  if (file) return <FileView key={file} file={file} steps={steps} />
  return (
    <div className={controls.room}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <ul className={styles.files}>
        {fileNames.map((one) => (
          <li key={one} className={controls.line}>
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
  const t = useWords('rows')
  const loaded = useLoaded<Row>(`/desk/api/files/${file}.json`)
  const { value } = loaded
  const sources = value ? sourcesOf(file, value) : []
  const { source, place, field } = addressed(sources, file, steps)
  const row = source && rowAt(source, place)
  // A number may be another row's soon.
  const step = row ? stepOf(source, row) : place
  const address = source ? addressOf('rows', file, source.list, step) : ''
  const drafts = useDrafts(addressOf('rows', file))
  const isThere = row ?? (isNew(place) || drafts.some(({ key }) => key === address))
  return (
    <div className={`${controls.room} ${styles.page}`}>
      <nav className={controls.buttons}>
        <a href={source ? addressOf('rows', file) : addressOf('rows')}>
          ← {source ? t(`file.${file}`) : t('title')}
        </a>
      </nav>
      <Waiting of={loaded} />
      {source && isThere && <RowForm key={address} {...{ source, place: step, field }} />}
      {source && !isThere && <p>{t('missing')}</p>}
      {value && !source && <WholeFile {...{ file, sources, field }} />}
    </div>
  )
}

/** Rows go by number or by what they are called: `#rows/terms/warehouse`. */
function addressed(sources: readonly Source[], file: FileName, [first, ...more]: Steps) {
  const named = sources.find(({ list, isSingle }) => list === first && !isSingle && more.length > 0)
  const main = sources.find(({ list, isSingle }) => list === file && !isSingle)
  const isPlace = main && first !== undefined && (/^\d+$/.test(first) || isNew(first) || rowAt(main, first))
  const source = named ?? (isPlace ? main : undefined)
  const steps = [first, ...more].filter((step) => step !== undefined)
  const [place = '', ...field] = named ? more : source ? steps : ['', ...steps]
  return { source, place, field: field.join('.') }
}

type WholeFileProps = { file: FileName; sources: readonly Source[]; field: string }

function WholeFile({ file, sources, field }: WholeFileProps) {
  const t = useWords('rows')
  return (
    <>
      <Heading isFromTop={false}>{t(`file.${file}`)}</Heading>
      <p>{t(`about.${file}`)}</p>
      {sources.map((source) =>
        source.isSingle ? (
          <RowForm key={source.list} {...{ source, field }} place="0" />
        ) : (
          <ListView key={source.list} source={source} />
        ),
      )}
    </>
  )
}
