import { SiteLink } from '#app/components/link/site-link.tsx'
import { goodsForSale } from '#app/demo-shop/basket.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { useShop } from '#app/demo-shop/use-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { HomePart } from '#app/products/parts/home-part/home-part.tsx'
import { OtherSide } from '#app/products/parts/other-side/other-side.tsx'
import product from '#app/products/parts/product.module.css'
import slip from '#app/products/parts/slip.module.css'
import styles from './ecommerce-section.module.css'
import { shelf } from './shelf.tsx'
import { ShelfKeys } from './shelf-keys.tsx'
import { useBasketWords } from './use-basket.ts'

export function Section() {
  return (
    <HomePart id="ecommerce" className={styles.night} layout="edge">
      <ShelfKeys />
      <Basket />
      <OtherSide>
        <StockView />
      </OtherSide>
    </HomePart>
  )
}

function Basket() {
  const { t } = usePageContext()
  const { count, words } = useBasketWords()
  return (
    <p className={styles.basket}>
      <span role="status">{words}</span>
      {count > 0 && (
        <SiteLink className="go" to={{ page: 'ecommerce', anchor: 'example' }}>
          {t('ecommerce.till')}
        </SiteLink>
      )}
    </p>
  )
}

/** Stock less the basket. */
function StockView() {
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
