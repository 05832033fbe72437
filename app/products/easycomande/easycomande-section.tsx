import { useShop } from '#app/demo-shop/use-shop.ts'
import { HomePart } from '#app/products/parts/home-part/home-part.tsx'
import { OtherSide } from '#app/products/parts/other-side/other-side.tsx'
import { Rail } from './rail.tsx'
import { WaiterView } from './waiter-view.tsx'

export function Section() {
  const { tickets } = useShop()
  return (
    <HomePart id="easycomande" className="band" layout="left">
      <Rail isShort />
      <OtherSide>
        <WaiterView tickets={tickets.slice(0, 3)} />
      </OtherSide>
    </HomePart>
  )
}
