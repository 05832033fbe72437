import { Good } from '#app/components/goods/good.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { demoShop, useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { goodsForSale, type Shop } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { euroText } from '#app/platform/price.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import styles from './shelf.module.css'

/** Heights in pixels at the middle width. */
const shelf = [
  { id: 'oil', height: 220 },
  { id: 'honey', height: 110 },
  { id: 'moka', height: 160 },
  { id: 'coffee', height: 180 },
  { id: 'cup', height: 66 },
] as const

export function shelfGoods(shop: Shop) {
  const goods = goodsForSale(shop)
  return shelf.flatMap(({ id, height }) => {
    const good = goods.find((one) => one.id === id)
    return good ? { ...good, id, height, left: Math.max(0, good.quantity - (shop.basket[id] ?? 0)) } : []
  })
}

export function Shelf() {
  const shop = useShop()
  const goods = shelfGoods(shop)
  return (
    <>
      <div className={styles.shelf}>
        {goods.map(({ id, height, left }) => (
          <Good key={id} name={id} height={height} isOut={left === 0} />
        ))}
      </div>
      <ul className={styles.labels}>
        {goods.map((good) => (
          <ShelfLabel key={good.id} good={good} wanted={shop.basket[good.id] ?? 0} />
        ))}
      </ul>
    </>
  )
}

/** Fewer pieces are shown as the last ones. */
const lastPieces = 4

type ShelfLabelProps = { good: ReturnType<typeof shelfGoods>[number]; wanted: number }

export function ShelfLabel({ good, wanted }: ShelfLabelProps) {
  const { t, lang } = usePageContext()
  const live = useHydrated()
  const name = articleName(good.id, t)
  return (
    <li className={styles.good}>
      <b className={styles.price}>
        {euroText(good.price, lang)}
        {good.prior && <s className={styles.prior}>{euroText(good.prior, lang)}</s>}
      </b>
      <span>
        {name}{' '}
        {good.left < lastPieces && (
          <em className={styles.left}>
            {good.left === 0 ? t('ecommerce.out') : t('ecommerce.last', { count: good.left })}
          </em>
        )}
      </span>
      <span className={styles.take}>
        {live && (
          <button
            type="button"
            className={`${product.tap} ${styles.add}`}
            data-taken={wanted > 0 || undefined}
            aria-label={t('ecommerce.take', { item: name })}
            aria-disabled={good.left === 0 || undefined}
            onClick={() => demoShop.act({ type: 'take', article: good.id })}
          >
            <Icon name="plus" size={18} />
          </button>
        )}
        {wanted > 0 && <b>{`×\u00a0${wanted}`}</b>}
      </span>
      {good.prior && (
        <span className={styles.lowest}>
          <small>{t('ecommerce.lowest', { price: euroText(good.prior, lang) })}</small>
        </span>
      )}
    </li>
  )
}
