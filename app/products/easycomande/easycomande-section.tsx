import { useShop } from '#app/demo-shop/demo-shop.ts'
import { HomeSection } from '#app/products/product-page/home-section/home-section.tsx'
import { OtherSide } from '#app/products/product-page/other-side/other-side.tsx'
import { Rail } from './rail.tsx'
import { WaiterView } from './waiter-view.tsx'

export function Section() {
  const { tickets } = useShop()
  return (
    <HomeSection id="easycomande" className="band" layout="hanging">
      <Rail isShort />
      <OtherSide>
        <WaiterView tickets={tickets.slice(0, 3)} />
      </OtherSide>
    </HomeSection>
  )
}
