import { useEffect, useRef, useState } from 'react'
import { dishName } from '#app/demo-shop/names.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import type { PhoneTicket } from '#app/products/product-page/companion-phone/phone-state.ts'
import styles from './phone.module.css'
import type { Pending } from './phone-guest.ts'

type Shown = Omit<PhoneTicket, 'status'> & { status: PhoneTicket['status'] | 'sending' }
type SentProps = { tickets: readonly PhoneTicket[]; pending: readonly Pending[] }

/** Newest first; vibrates when one is ready. */
export function Sent({ tickets, pending }: SentProps) {
  const { t } = usePageContext()
  const shown: Shown[] = [...pending.map(onItsWay), ...tickets]
  const changed = useChanged(shown)
  return (
    <>
      <p className="visually-hidden" role="status">
        {changed &&
          `${t('phone.ticket.table', { table: changed.table })}: ${t(`phone.ticket.${changed.status}`)}`}
      </p>
      {shown.length === 0 ? null : (
        <div>
          <h2 className={styles.heading}>{t('phone.waiter.sent')}</h2>
          <ul className={styles.sent}>
            {shown.map(({ id, table, status, lines }) => (
              <li key={id} className={styles.ticket} data-status={status}>
                <b>{t('phone.ticket.table', { table })}</b>
                <span className={`fine ${styles.lines}`}>
                  {lines.map(({ dish, count }) => `${count} ${dishName(dish, t)}`).join(', ')}
                </span>
                <span className={styles.state}>{t(`phone.ticket.${status}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function onItsWay({ id, ticket }: Pending): Shown {
  const lines = ticket.courses.flatMap((course) => course.lines)
  return { id, table: ticket.table, status: 'sending', lines }
}

/** The ticket whose status changed after the first render. */
function useChanged(shown: readonly Shown[]): Shown | undefined {
  const before = useRef<ReadonlyMap<string, string>>(undefined)
  const [changed, setChanged] = useState<Shown>()
  useEffect(() => {
    const known = before.current
    before.current = new Map(shown.map(({ id, status }) => [id, status]))
    const other = known && shown.find(({ id, status }) => known.get(id) !== status)
    if (!other) return
    setChanged(other)
    if (other.status === 'ready' && 'vibrate' in navigator) navigator.vibrate([120, 60, 120])
  })
  return changed
}
