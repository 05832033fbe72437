import { goodsForSale } from '#app/demo-shop/basket.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { useShop } from '#app/demo-shop/use-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/parts/product.module.css'
import slip from '#app/products/parts/slip.module.css'
import { shelf } from './shelf.tsx'

/** Stock less the basket. */
export function StockView() {
  const { t } = usePageContext()
  const shop = useShop()
  const goods = goodsForSale(shop).filter((good) => shelf.some(({ id }) => id === good.id))
  return (
    <ul className={`${product.paper} ${slip.slip}`}>
      {goods.map((good) => {
        const wanted = shop.basket[good.id] ?? 0
        return (
          <li key={good.id} className={slip.line} data-new={wanted > 0 || undefined}>
            <span>{articleName(good, t)}</span>
            <span>
              {wanted > 0 && <s className={slip.muted}>{good.quantity}</s>}{' '}
              <b>{Math.max(0, good.quantity - wanted)}</b>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
