import { SiteLink } from '#app/components/link/site-link.tsx'
import { Tile } from '#app/components/tile/tile.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { dayWords } from '#shared/dates.ts'
import { offeringTarget, requireOffering } from '#shared/navigation.ts'
import type { ReleaseRow } from '#shared/release-parts.ts'
import { releaseSubject } from '#shared/release-parts.ts'
import styles from './releases.module.css'

type MonthProps = { month: string; rows: readonly ReleaseRow[] }

/** `month` as `YYYY-MM`. */
export function Month({ month, rows }: MonthProps) {
  const { lang } = usePageContext()
  return (
    <div className={styles.month}>
      <h2 className={styles.name}>
        <span className={styles.monthName}>{dayWords(`${month}-01`, lang, 'month')}</span> {month.slice(0, 4)}
      </h2>
      <ol className={styles.list}>
        {rows.map((row, index) => (
          <Row key={row.id} release={row} isSameDay={row.date === rows[index - 1]?.date} />
        ))}
      </ol>
    </div>
  )
}

/** `isSameDay`: as the release before, whose day then stands for both. */
function Row({ release, isSameDay }: { release: ReleaseRow; isSameDay: boolean }) {
  const { t } = usePageContext()
  const { id, date, title, text } = release
  const offering = requireOffering(release.offering)
  const target = offeringTarget(offering)
  const about = (
    <>
      <Tile accent={offering.accent} icon={offering.icon} size="small" />
      {releaseSubject(offering.id, t)}
    </>
  )
  return (
    <li className={styles.release} id={id}>
      <time className={isSameDay ? 'visually-hidden' : styles.day} dateTime={date}>
        {Number(date.slice(8))}
      </time>
      <div className={styles.what}>
        <h3 className={`wrap ${styles.title}`}>
          <a className={styles.link} href={`#${id}`}>
            {title}
          </a>
        </h3>
        <p className={styles.text}>{text}</p>
      </div>
      {target ? (
        <SiteLink className={styles.about} to={target}>
          {about}
        </SiteLink>
      ) : (
        <span className={styles.about}>{about}</span>
      )}
    </li>
  )
}
