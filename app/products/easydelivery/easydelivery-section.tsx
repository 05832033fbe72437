import { HomeSection } from '#app/products/product-page/home-section/home-section.tsx'
import { OtherSide } from '#app/products/product-page/other-side/other-side.tsx'
import { useDeliveryProgress } from './arrival.ts'
import { CustomerView } from './customer-view.tsx'
import { Road } from './road.tsx'

export function Section() {
  const { progress } = useDeliveryProgress()
  return (
    <HomeSection id="easydelivery" layout="first">
      {progress && (
        <>
          <Road progress={progress} isShort />
          <OtherSide>
            <CustomerView progress={progress} />
          </OtherSide>
        </>
      )}
    </HomeSection>
  )
}
