import { Good } from '#app/components/goods/good.tsx'
import { goodsForSale } from '#app/demo-shop/basket.ts'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { useShop } from '#app/demo-shop/use-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { euroText } from '#shared/price.ts'
import { shelf } from './shelf.tsx'
import styles from './shelf-keys.module.css'

export function ShelfKeys() {
  const { t, lang } = usePageContext()
  const live = useHydrated()
  const shop = useShop()
  const goods = goodsForSale(shop)
  return (
    <ul className={styles.shelf}>
      {shelf.map(({ id, height }) => {
        const good = goods.find((one) => one.id === id)
        if (!good) return null
        const name = articleName(good, t)
        const wanted = shop.basket[id] ?? 0
        const inside = (
          <>
            <Good name={id} height={height} isOut={good.quantity === 0} />
            <span className="visually-hidden">{live ? t('ecommerce.take', { item: name }) : name}</span>
            <span className={styles.label}>
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
                aria-disabled={wanted >= good.quantity || undefined}
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
