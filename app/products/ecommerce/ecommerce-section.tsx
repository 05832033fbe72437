import { Good } from '#app/components/goods/good.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { demoShop, useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { goodsForSale, orderOf, totalOf } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { euroText } from '#app/platform/price.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { HomeSection } from '#app/products/product-page/home-section/home-section.tsx'
import { OtherSide } from '#app/products/product-page/other-side/other-side.tsx'
import product from '#app/products/product-page/product.module.css'
import slip from '#app/products/product-page/slip.module.css'
import styles from './ecommerce-section.module.css'
import { shelfGoods } from './shelf.tsx'

export function Section() {
  return (
    <HomeSection id="ecommerce" className={styles.night} layout="edge">
      <ShelfKeys />
      <Basket />
      <OtherSide>
        <StockView />
      </OtherSide>
    </HomeSection>
  )
}

function Basket() {
  const { t, lang } = usePageContext()
  const lines = orderOf(useShop())
  const count = lines.reduce((sum, { pieces }) => sum + pieces, 0)
  const total = euroText(totalOf(lines), lang)
  return (
    <p className={`actions ${styles.basket} scripted`}>
      <span role="status">{count > 0 ? t('ecommerce.figure', { count, total }) : t('ecommerce.empty')}</span>
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
  return (
    <ul className={`${product.paper} ${slip.slip}`}>
      {goodsForSale(shop).map((good) => {
        const wanted = shop.basket[good.id] ?? 0
        return (
          <li key={good.id} className={`spread ${slip.line}`} data-new={wanted > 0 || undefined}>
            <span>{articleName(good.id, t)}</span>
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

function ShelfKeys() {
  const { t, lang } = usePageContext()
  const live = useHydrated()
  const shop = useShop()
  return (
    <ul className={styles.shelf}>
      {shelfGoods(shop).map((good) => {
        const { id, height } = good
        const name = articleName(good.id, t)
        const wanted = shop.basket[id] ?? 0
        const inside = (
          <>
            <Good name={id} height={height} isOut={good.left === 0} />
            <span className="visually-hidden">{live ? t('ecommerce.take', { item: name }) : name}</span>
            <span className={styles.label}>
              <span className={styles.name} aria-hidden="true">
                {t(`goods.short.${id}`)}
              </span>
              <b className={styles.price}>{euroText(good.price, lang)}</b>
              {wanted > 0 && <span className={styles.wanted}>{`×\u00a0${wanted}`}</span>}
            </span>
          </>
        )
        return (
          <li key={id} className={styles.good}>
            {live ? (
              <button
                type="button"
                className={styles.key}
                aria-disabled={good.left === 0 || undefined}
                onClick={() => demoShop.act({ type: 'take', article: id })}
              >
                {inside}
              </button>
            ) : (
              <span className={styles.key}>{inside}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
