import { addressName, linesText } from '#app/demo-shop/names.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { CauseAndEffect } from '#app/products/product-page/first-screen/first-screen.tsx'
import { toolPage } from '#app/products/product-page/tool-page.tsx'
import { useDeliveryProgress } from './arrival.ts'
import { CustomerView } from './customer-view.tsx'
import { Departure } from './departure.tsx'
import styles from './easydelivery-page.module.css'

export const { Page, sections } = toolPage(OneOrder, () => import('./deliveries-demo.tsx'))

function OneOrder() {
  const { t } = usePageContext()
  const { progress } = useDeliveryProgress()
  if (!progress) return null
  const { delivery, state } = progress
  return (
    <CauseAndEffect cause={t('easydelivery.rider')} effect={t('easydelivery.customer')}>
      <div className={styles.order}>
        <p className={styles.door}>{addressName(delivery.id, t)}</p>
        <p className={styles.dishes}>{linesText(delivery.lines, t)}</p>
        <p className={styles.state}>{t(`easydelivery.state.${state}`)}</p>
        <Departure progress={progress} />
      </div>
      <CustomerView progress={progress} />
    </CauseAndEffect>
  )
}
