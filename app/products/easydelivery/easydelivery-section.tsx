import { usePageContext } from '#app/platform/page-context.ts'
import { HomePart } from '#app/products/parts/home-part/home-part.tsx'
import { OtherSide } from '#app/products/parts/other-side/other-side.tsx'
import { PhoneMockup } from '#app/products/parts/phone-mockup/phone-mockup.tsx'
import { CustomerView } from './customer-view.tsx'
import { Departure } from './departure.tsx'
import { Road } from './road.tsx'
import { useStandings } from './use-standing.ts'

export function Section() {
  const { t } = usePageContext()
  const { deliveries, now, standing } = useStandings()
  return (
    <HomePart id="easydelivery">
      {standing && (
        <>
          <Road standing={standing} now={now} isShort />
          <Departure standing={standing} deliveries={deliveries} now={now} />
          <OtherSide>
            <PhoneMockup head={t('phone.customer.title')}>
              <CustomerView standing={standing} deliveries={deliveries} now={now} />
            </PhoneMockup>
          </OtherSide>
        </>
      )}
    </HomePart>
  )
}
