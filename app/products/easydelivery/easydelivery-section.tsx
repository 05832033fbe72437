import { HomeSection } from '#app/products/product-page/home-section/home-section.tsx'
import { OtherSide } from '#app/products/product-page/other-side/other-side.tsx'
import { useDeliveryProgress } from './arrival.ts'
import { CustomerView } from './customer-view.tsx'
import { Departure } from './departure.tsx'
import { Road } from './road.tsx'

export function Section() {
  const { progress } = useDeliveryProgress()
  return (
    <HomeSection id="easydelivery">
      {progress && (
        <>
          <Road progress={progress} isShort />
          <Departure progress={progress} />
          <OtherSide>
            <CustomerView progress={progress} />
          </OtherSide>
        </>
      )}
    </HomeSection>
  )
}
