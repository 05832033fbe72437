import { LazyActivityLog } from '#app/demo-shop/activity-log/lazy-activity-log.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { useDeliveryProgress } from './arrival.ts'
import { Orders } from './orders.tsx'
import { Road } from './road.tsx'

export function Section() {
  const { t } = usePageContext()
  const { allProgress, progress } = useDeliveryProgress()
  return (
    <section id="example" data-accent="easydelivery">
      <h2>{t('easydelivery.trial')}</h2>
      <p className="lead">{t('easydelivery.trial.text')}</p>
      <Orders allProgress={allProgress} chosen={progress?.delivery.id ?? ''} />
      {progress && <Road progress={progress} />}
      <LazyActivityLog />
    </section>
  )
}
