import { Fragment, useState } from 'react'
import { Good } from '#app/components/goods/good.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePart } from '#app/components/part/use-part.ts'
import { goodsForSale, orderOf } from '#app/counter/basket.ts'
import { receiptOf } from '#app/counter/receipt.ts'
import { RollHere } from '#app/counter/roll/roll-here.tsx'
import { useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { claimTitles } from '#app/products/parts/facts/claim-titles.ts'
import product from '#app/products/parts/product.module.css'
import { Ask, ProductHead } from '#app/products/parts/product-head.tsx'
import { claimKinds, claimsOf } from '#content/claims.ts'
import { textIn } from '#shared/locale.ts'
import { euroText } from '#shared/price.ts'
import styles from './ecommerce-section.module.css'
import { Order } from './order.tsx'
import { ShelfLabel } from './shelf-label.tsx'

/** The goods on the shelf, and how tall each stands on it, in pixels at the middle width. */
const shelf = [
  { id: 'oil', height: 220 },
  { id: 'honey', height: 110 },
  { id: 'moka', height: 160 },
  { id: 'coffee', height: 180 },
  { id: 'cup', height: 66 },
] as const

/** Of a list of one's own the last so many are for sale here. */
const mostOwnGoods = 10

const loadPrices = () => import('./prices.tsx').then(({ Prices }) => Prices)

export function Section() {
  const { t, lang } = useHere()
  const shop = useShop()
  const live = useHydrated()
  const prices = usePart(loadPrices)
  const [chosen, setChosen] = useState<string>('coffee')
  const goods = goodsForSale(shop)
  const lines = orderOf(shop)
  const count = lines.reduce((sum, { pieces }) => sum + pieces, 0)
  const total = euroText(receiptOf(lines).total, lang)
  useTellFigure('ecommerce', count > 0 ? t('ecommerce.figure', { count, total }) : t('ecommerce.empty'))
  const own = goods.filter((good) => !shelf.some(({ id }) => id === good.id)).slice(-mostOwnGoods)
  const explain = (id: string) => {
    if (!prices.isOpen || chosen === id) prices.toggle()
    setChosen(id)
  }
  return (
    <section id="ecommerce" className={styles.night} data-accent="ecommerce">
      <ProductHead id="ecommerce" title="ecommerce.title">
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
      </ProductHead>
      <ul className={styles.labels}>
        {[...shelf, ...own].map(({ id }) => (
          <ShelfLabel
            key={id}
            id={id}
            shop={shop}
            isExplained={prices.isOpen && chosen === id}
            explain={() => explain(id)}
          />
        ))}
      </ul>
      <div className={styles.tools}>
        {live && (
          <button type="button" className={product.key} aria-expanded={prices.isOpen} onClick={prices.toggle}>
            {t('ecommerce.offer.open')}
          </button>
        )}
      </div>
      {prices.Part && <prices.Part chosen={chosen} choose={setChosen} />}
      <div className={styles.counter}>
        <div>
          <Order />
          <RollHere of="ecommerce" className={product.roll} />
        </div>
        <div className={styles.claims}>
          <Claims />
          <Ask id="ecommerce" />
        </div>
      </div>
    </section>
  )
}

/** What the buyer sees here, what such a shop needs, and what is being made. */
function Claims() {
  const { t, lang } = useHere()
  return claimKinds.map((kind) => {
    const claims = claimsOf('ecommerce', kind)
    const isSeen = kind === 'exists'
    return claims.length === 0 ? null : (
      <Fragment key={kind}>
        <h3>{t(isSeen ? 'ecommerce.shows' : claimTitles[kind])}</h3>
        <ul className={product.ruled}>
          {claims.map(({ id, text }) => (
            <li key={id} className={styles.promise}>
              {isSeen && <Icon name="check" size={18} />}
              {textIn(text, lang)}
            </li>
          ))}
        </ul>
      </Fragment>
    )
  })
}
