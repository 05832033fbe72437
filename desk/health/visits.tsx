import { dayWords } from '#shared/day-words.ts'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { addressOf } from '../ui/use-address.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import styles from './health.module.css'
import type { ShownVisits } from './visits-route.ts'

/** Nothing without a store; the requests' room says why. */
export function Visits() {
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
          <Bars title={t('visits.pages')} rows={pages} />
          <Bars title={t('visits.days')} rows={dated} />
        </>
      )}
    </section>
  )
}

function Bars({ title, rows }: { title: string; rows: ShownVisits['days'] }) {
  const { lang } = useDesk()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className={styles.bars}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td style={{ backgroundSize: `${(100 * count) / most}% 80%` }}>{count.toLocaleString(lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
