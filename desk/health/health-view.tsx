import type { PlacedFault } from '#scripts/content/content-faults.ts'
import type { Finding, Gap } from '#scripts/doctor/finding.ts'
import { dayWords } from '#shared/dates.ts'
import { useNames, useProducts } from '../rows/form-words.ts'
import controls from '../ui/controls.module.css'
import { Done, Waiting } from '../ui/controls.tsx'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { addressOf } from '../ui/use-address.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import styles from './health.module.css'
import type { Health, ShownVisits } from './routes.ts'

const groups = ['must', 'should', 'could', 'ask', 'good', 'technical'] as const
type GroupName = (typeof groups)[number]

/** Asks the mail server too, which may take seconds: what is being saved does not wait for it. */
export const useHealth = () => useLoaded<Health>('/desk/api/health', 'slow')

/** Legal duties and recommendations, each with a link to its field. */
export default function HealthView() {
  const t = useWords('health')
  const shell = useWords('shell')
  const loaded = useHealth()
  const { value } = loaded
  const { faults = [], findings = [] } = value ?? {}
  const isWell = value && !faults.length && !findings.some(({ group }) => group === 'must')
  return (
    <div className={`${controls.room} ${styles.health}`}>
      <h1>{shell('room.health')}</h1>
      <Waiting of={loaded} text={t('checking')} />
      {isWell && <Done>{t('well')}</Done>}
      {faults.length > 0 && <Faults faults={faults} />}
      {groups.map((group) => (
        <Group key={group} group={group} findings={findings.filter((one) => groupOf(one) === group)} />
      ))}
      {value && <Visits />}
    </div>
  )
}

function Faults({ faults }: { faults: readonly PlacedFault[] }) {
  const t = useWords('health')
  return (
    <section data-group="must">
      <h2>{t('faults')}</h2>
      <ul>
        {faults.map(({ text, file, row }) => (
          <li key={text}>
            {file ? <a href={addressOf('rows', file, ...(row ? row.split('/') : []))}>{text}</a> : text}
          </li>
        ))}
      </ul>
    </section>
  )
}

type GroupProps = { group: GroupName; findings: readonly Finding[] }

/** What is for a technician is closed until it is wanted. */
function Group({ group, findings }: GroupProps) {
  const t = useWords('health')
  if (findings.length === 0) return null
  const places = Map.groupBy(findings, (one) => ('row' in one ? placeOf(one) : one.text))
  const [Part, Top] =
    group === 'technical' ? (['details', 'summary'] as const) : (['section', 'div'] as const)
  return (
    <Part data-group={group}>
      <Top>
        <h2>
          {t(group)}: {findings.length}
        </h2>
      </Top>
      {group !== 'technical' && <small>{t(`why.${group}`)}</small>}
      <ul>
        {[...places].map(([place, ofPlace]) => (
          <Line key={place} place={place} findings={ofPlace} />
        ))}
      </ul>
    </Part>
  )
}

const fileOfRows = /^site\/(\w+)\.json$/

/** Findings about the site's environment are for a technician. */
function groupOf(finding: Finding): GroupName {
  const isOwners = !('row' in finding) || finding.row === 'outbox' || fileOfRows.test(finding.file)
  return isOwners ? finding.group : 'technical'
}

/** Where to mend it. Some findings name several rows, or none. */
function placeOf({ file, row, text }: Gap): string {
  if (row === 'outbox') return addressOf('requests')
  const [, name] = fileOfRows.exec(file) ?? []
  const [one] = /^[\w.-]+(?=$|, )/.exec(row) ?? []
  return name ? addressOf('rows', name, ...(one ? [one] : [])) : text
}

/** All findings about one place; for those of the environment its variable. */
function Line({ place, findings }: { place: string; findings: readonly Finding[] }) {
  const t = useWords('health')
  const named = useNames()
  const products = useProducts()
  if (!place.startsWith('#')) {
    const gaps = findings.filter((one) => 'row' in one)
    return (
      <li>
        {place}
        {gaps.map(({ row, file }) => (
          <small key={row}>
            {t('environment', { file })} <code>{row}</code>
          </small>
        ))}
      </li>
    )
  }
  const [, file, row = ''] = place.split('/')
  return (
    <li>
      <a href={place}>
        {named(`label.${row}`, `list.${row}`, `file.${file}`) ?? t('requests')}
        {row in products && `: ${products[row]}`}
      </a>
      {findings.map(({ text }) => (
        <small key={text}>{text}</small>
      ))}
    </li>
  )
}

/** Nothing without a store; the requests' room says why. */
function Visits() {
  const t = useWords('health')
  const { lang } = useDesk()
  const { value } = useLoaded<ShownVisits>('/desk/api/visits')
  if (!value) return null
  const { isOn, days, pages } = value
  const dated = days.map(({ name, count }) => ({ name: dayWords(name, lang, 'weekdayDayMonth'), count }))
  return (
    <section>
      <h2>{t('visits')}</h2>
      <p>
        {t('visits.about')} {isOn && pages.length === 0 && t('visits.none')}
      </p>
      {!isOn && <a href={addressOf('rows', 'settings', 'visits.count')}>{t('visits.switch')}</a>}
      {isOn && pages.length > 0 && (
        <>
          <Counts title={t('visits.pages')} rows={pages} />
          <Counts title={t('visits.days')} rows={dated} />
        </>
      )}
    </section>
  )
}

function Counts({ title, rows }: { title: string; rows: ShownVisits['days'] }) {
  const { lang } = useDesk()
  return (
    <table className={styles.counts}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count.toLocaleString(lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
