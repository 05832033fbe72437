import { Good } from '#app/components/goods/good.tsx'
import { demoShop, useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { goodsForSale } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { euroText } from '#app/platform/price.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { CauseAndEffect } from '#app/products/product-page/first-screen/first-screen.tsx'
import product from '#app/products/product-page/product.module.css'
import { toolPage } from '#app/products/product-page/tool-page.tsx'
import styles from './ecommerce-page.module.css'

export const { Page, sections } = toolPage(OneGood, () => import('./shop-demo.tsx'))

const shown = 'moka'

function OneGood() {
  const { t, lang } = usePageContext()
  const live = useHydrated()
  const shop = useShop()
  const good = goodsForSale(shop).find(({ id }) => id === shown)
  if (!good) return null
  const name = articleName(good.id, t)
  const wanted = shop.basket[shown] ?? 0
  const left = Math.max(0, good.quantity - wanted)
  return (
    <CauseAndEffect cause={t('ecommerce.shop')} effect={t('ecommerce.stock')}>
      <div className={`wrap ${styles.good}`}>
        <Good name={shown} height={160} isOut={left === 0} />
        <p>
          <span className={styles.name}>{name}</span>
          <b className={styles.price}>{euroText(good.price, lang)}</b>
          {left === 0 && <em className={product.pencil}>{t('ecommerce.out')}</em>}
        </p>
        <div className={styles.key}>
          {live && (
            <button
              type="button"
              className={`${product.key} ${product.act}`}
              aria-disabled={left === 0 || undefined}
              onClick={() => demoShop.act({ type: 'take', article: shown })}
            >
              {t('ecommerce.sell')}
            </button>
          )}
        </div>
      </div>
      <div className={product.paper}>
        <p className={styles.heading}>{name}</p>
        <p className={styles.count} role={live ? 'status' : undefined}>
          {wanted > 0 && <s className={styles.before}>{good.quantity}</s>} <b>{left}</b>
        </p>
      </div>
    </CauseAndEffect>
  )
}
