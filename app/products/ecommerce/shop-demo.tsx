import { LazyActivityLog } from '#app/demo-shop/activity-log/lazy-activity-log.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './order.module.css'
import { Order } from './order.tsx'
import { Shelf } from './shelf.tsx'

export function Section() {
  const { t } = usePageContext()
  return (
    <section id="example" data-accent="ecommerce">
      <h2>{t('ecommerce.trial.title')}</h2>
      <Shelf />
      <div className={styles.order}>
        <Order />
        <LazyActivityLog />
      </div>
    </section>
  )
}
