import { dishName } from '#app/demo-shop/names.ts'
import type { Ticket } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { PhoneMockup } from '#app/products/product-page/other-side/other-side.tsx'
import styles from './waiter-view.module.css'

/** Ready tickets first, with their dishes. */
export function WaiterView({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = usePageContext()
  return (
    <PhoneMockup head={t('phone.waiter.title')}>
      <ul className={styles.tickets}>
        {tickets
          .toSorted((a, b) => Number(b.status === 'ready') - Number(a.status === 'ready'))
          .map(({ id, table, status, courses }) => (
            <li key={id} className={`spread ${styles.ticket}`} data-ready={status === 'ready' || undefined}>
              <b>{t('phone.ticket.table', { table })}</b>
              <span className={styles.state}>{t(`easycomande.status.${status}`)}</span>
              {status === 'ready' && (
                <span className={styles.dishes}>
                  {courses
                    .flatMap(({ lines }) => lines)
                    .map(({ dish, count }) => `${count} ${dishName(dish, t)}`)
                    .join(', ')}
                </span>
              )}
            </li>
          ))}
        {tickets.length === 0 && <li className={`spread ${styles.ticket}`}>{t('easycomande.none')}</li>}
      </ul>
    </PhoneMockup>
  )
}
