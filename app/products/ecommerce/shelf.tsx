import { Good } from '#app/components/goods/good.tsx'
import { goodsForSale } from '#app/demo-shop/basket.ts'
import { useShop } from '#app/demo-shop/use-shop.ts'
import styles from './shelf.module.css'
import { ShelfLabel } from './shelf-label.tsx'

/** Heights in pixels at the middle width. */
export const shelf = [
  { id: 'oil', height: 220 },
  { id: 'honey', height: 110 },
  { id: 'moka', height: 160 },
  { id: 'coffee', height: 180 },
  { id: 'cup', height: 66 },
] as const

/** The last rows of an own list. */
const mostOwnGoods = 10

export function Shelf() {
  const shop = useShop()
  const goods = goodsForSale(shop)
  const own = goods.filter((good) => !shelf.some(({ id }) => id === good.id)).slice(-mostOwnGoods)
  return (
    <>
      <div className={styles.shelf}>
        {shelf.map(({ id, height }) => (
          <Good
            key={id}
            name={id}
            height={height}
            isOut={goods.some((good) => good.id === id && good.quantity === 0)}
          />
        ))}
      </div>
      <ul className={styles.labels}>
        {[...shelf, ...own].map(({ id }) => (
          <ShelfLabel key={id} id={id} shop={shop} />
        ))}
      </ul>
    </>
  )
}
