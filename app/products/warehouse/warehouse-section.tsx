import { useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { Level } from '#app/components/level/level.tsx'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { Facts } from '#app/products/parts/facts/facts.tsx'
import product from '#app/products/parts/product.module.css'
import { Ask, ProductHead } from '#app/products/parts/product-head.tsx'
import { euroText } from '#shared/price.ts'
import {
  levelSquares,
  missingPieces,
  moveStock,
  type StockItem,
  sampleStock,
  shortItems,
  stockLevel,
  stockValue,
} from './stock.ts'
import styles from './warehouse-section.module.css'

const columns = [
  { heading: 'warehouse.column.code', style: styles.code },
  { heading: 'warehouse.column.item', style: styles.item },
  { heading: 'warehouse.column.level', style: styles.level },
  { heading: 'warehouse.column.quantity', style: styles.quantity },
  { heading: 'warehouse.column.threshold', style: styles.threshold },
] as const

export function Section() {
  const { t, lang } = useHere()
  const live = useHydrated()
  const [items, setItems] = useState(sampleStock)
  const [movedId, setMovedId] = useState<StockItem['id']>()
  const value = euroText(stockValue(items), lang)
  useTellFigure('warehouse', t('warehouse.figure', { count: shortItems(items).length, value }))
  const moved = items.find(({ id }) => id === movedId)
  return (
    <section id="warehouse" data-accent="warehouse">
      <ProductHead id="warehouse" title="warehouse.title">
        <p className="lead">{t('warehouse.lead')}</p>
      </ProductHead>
      <table className={styles.ledger}>
        <thead className={styles.head}>
          <tr className={styles.headings}>
            {columns.map(({ heading, style }) => (
              <th key={heading} className={style} scope="col">
                {t(heading)}
              </th>
            ))}
            {live ? (
              <th className={styles.moves} scope="col">
                {t('warehouse.column.moves')}
              </th>
            ) : (
              <td className={styles.moves} />
            )}
          </tr>
        </thead>
        <tbody className={styles.goods}>
          {items.map((item) => (
            <Row
              key={item.id}
              item={item}
              move={(by) => {
                setItems(moveStock(items, item.id, by))
                setMovedId(item.id)
              }}
            />
          ))}
        </tbody>
        <tfoot className={styles.foot}>
          <tr className={styles.total}>
            <th className={styles.label} colSpan={3} scope="row">
              {t('warehouse.value')}
            </th>
            <td className={styles.value} colSpan={3}>
              {value}
            </td>
          </tr>
        </tfoot>
      </table>
      <ul className={product.claims}>
        <Facts id="warehouse" />
        <li>
          <Ask id="warehouse" />
        </li>
      </ul>
      {live && (
        <p className="visually-hidden" role="status">
          {moved && <Said item={moved} value={value} />}
        </p>
      )}
    </section>
  )
}

function Row({ item, move }: { item: StockItem; move: (by: number) => void }) {
  const { t } = useHere()
  const live = useHydrated()
  const name = t(`goods.${item.id}`)
  const missing = missingPieces(item)
  return (
    <tr className={styles.good}>
      <td className={styles.code}>{item.code}</td>
      <th className={styles.item} scope="row">
        {name}
        {missing > 0 && <em className={product.pencil}>{t('warehouse.missing', { count: missing })}</em>}
      </th>
      <td className={styles.level}>
        <Level filled={stockLevel(item)} threshold={levelSquares / 2} />
      </td>
      <td className={styles.quantity}>
        {missing > 0 ? <mark className={styles.circled}>{item.quantity}</mark> : item.quantity}
      </td>
      <td className={styles.threshold}>{item.threshold}</td>
      <td className={styles.moves}>
        {live && (
          <>
            <button
              type="button"
              className={`${product.tap} ${styles.move}`}
              aria-label={t('warehouse.out', { item: name })}
              aria-disabled={item.quantity === 0 || undefined}
              onClick={() => move(-1)}
            >
              <Icon name="minus" size={18} />
            </button>
            <button
              type="button"
              className={`${product.tap} ${styles.move}`}
              aria-label={t('warehouse.in', { item: name })}
              onClick={() => move(1)}
            >
              <Icon name="plus" size={18} />
            </button>
          </>
        )}
      </td>
    </tr>
  )
}

/** What a movement did, for those who do not see the ledger. */
function Said({ item, value }: { item: StockItem; value: string }) {
  const { t } = useHere()
  const missing = missingPieces(item)
  const values = { item: t(`goods.${item.id}`), quantity: item.quantity, value }
  return (
    <>
      {t('warehouse.moved', values)} {missing > 0 && t('warehouse.missing', { count: missing })}
    </>
  )
}
