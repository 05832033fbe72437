import type { PlacedFault } from '#scripts/content/content-faults.ts'
import type { Finding } from '#scripts/doctor/finding.ts'
import rowsEnglish from '../rows/en.json'
import rowsItalian from '../rows/it.json'
import { useDesk } from '../ui/desk-context.ts'
import { Busy, Done, Fault, useShellWords } from '../ui/parts.tsx'
import { addressOf } from '../ui/use-address.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import styles from './health.module.css'
import type { Health } from './routes.ts'
import { useRoomWords, Visits } from './visits.tsx'

const groups = ['must', 'should', 'could', 'ask', 'good', 'technical'] as const
type GroupName = (typeof groups)[number]
const every = () => true

/** What the law asks for and what is worth adding, each line leading to its field. */
export default function HealthView() {
  const t = useRoomWords()
  const shell = useShellWords()
  const { value, fault, reload } = useLoaded<Health>('/desk/api/health', every)
  const { faults = [], findings = [] } = value ?? {}
  const isWell = value && !faults.length && !findings.some(({ group }) => group === 'must')
  return (
    <div className={styles.room}>
      <h1>{shell('room.health')}</h1>
      {fault !== undefined && <Fault fault={fault} onAgain={reload} />}
      {!value && fault === undefined && <Busy text={t('checking')} />}
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
  const t = useRoomWords()
  return (
    <section data-group="must">
      <h2>{t('faults')}</h2>
      <ul>
        {faults.map(({ text, file, row }) => (
          <li key={text}>
            {file ? <a href={addressOf('rows', file, ...(row ? [row] : []))}>{text}</a> : text}
          </li>
        ))}
      </ul>
    </section>
  )
}

type GroupProps = { group: GroupName; findings: readonly Finding[] }

function Group({ group, findings }: GroupProps) {
  const t = useRoomWords()
  if (findings.length === 0) return null
  const heading = (
    <h2>
      {t(group)}: {findings.length}
    </h2>
  )
  const list = (
    <ul>
      {findings.map((finding) => (
        <li key={`${finding.text} ${'row' in finding && finding.row}`}>
          <Line finding={finding} />
        </li>
      ))}
    </ul>
  )
  return (
    <section data-group={group}>
      {group === 'technical' ? (
        <details>
          <summary>{heading}</summary>
          {list}
        </details>
      ) : (
        <>
          {heading}
          <small>{t(`why.${group}`)}</small>
          {list}
        </>
      )}
    </section>
  )
}

const fileOfRows = /^site\/(\w+)\.json$/

/** What the site's environment says is a technician's. */
function groupOf(finding: Finding): GroupName {
  const isOwners = !('row' in finding) || finding.row === 'outbox' || fileOfRows.test(finding.file)
  return isOwners ? finding.group : 'technical'
}

function Line({ finding }: { finding: Finding }) {
  const t = useRoomWords()
  const { lang } = useDesk()
  const labels: Readonly<Record<string, string>> = lang === 'en' ? rowsEnglish : rowsItalian
  if (!('row' in finding)) return finding.text
  const { file, row, example, text } = finding
  const [, name] = fileOfRows.exec(file) ?? []
  if (name) {
    // Some findings name several rows, or none.
    const [one] = /^[\w.-]+(?=$|, )/.exec(row) ?? []
    return (
      <>
        <a href={addressOf('rows', name, ...(one ? [one] : []))}>
          {labels[`label.${one}`] ?? labels[`file.${name}`]}
        </a>
        <small>{text}</small>
      </>
    )
  }
  if (row === 'outbox') return <a href={addressOf('requests')}>{text}</a>
  return (
    <>
      {text} <small>{t('environment', { file })}</small> <code>{example}</code>
    </>
  )
}
