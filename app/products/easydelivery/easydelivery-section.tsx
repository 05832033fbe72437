import { usePageContext } from '#app/platform/page-context.ts'
import { HomeSection } from '#app/products/product-page/home-section/home-section.tsx'
import { OtherSide, PhoneMockup } from '#app/products/product-page/other-side/other-side.tsx'
import { useDeliveryProgress } from './arrival.ts'
import { CustomerView } from './customer-view.tsx'
import { Departure } from './departure.tsx'
import { Road } from './road.tsx'

export function Section() {
  const { t } = usePageContext()
  const { progress } = useDeliveryProgress()
  return (
    <HomeSection id="easydelivery">
      {progress && (
        <>
          <Road progress={progress} isShort />
          <Departure progress={progress} />
          <OtherSide>
            <PhoneMockup head={t('easydelivery.phone.title')}>
              <CustomerView progress={progress} />
            </PhoneMockup>
          </OtherSide>
        </>
      )}
    </HomeSection>
  )
}
