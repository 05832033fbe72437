import { useState } from 'react'
import { StockGauge } from '#app/components/stock-gauge/stock-gauge.tsx'
import { LazyActivityLog } from '#app/demo-shop/activity-log/lazy-activity-log.tsx'
import { useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import type { Article } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import { MoveKey } from './move-key.tsx'
import styles from './shelf-demo.module.css'
import { isShort, stockLevel } from './stock.ts'
import { StockStatus, shortWords, useStockValue } from './stock-status.tsx'

const columns = [
  { heading: 'warehouse.column.code', style: styles.code },
  { heading: 'warehouse.column.item', style: styles.item },
  { heading: 'warehouse.column.level', style: styles.level },
  { heading: 'warehouse.column.quantity', style: styles.quantity },
  { heading: 'warehouse.column.threshold', style: styles.threshold },
] as const

export function Section() {
  const { t } = usePageContext()
  const live = useHydrated()
  const { articles } = useShop()
  const [moved, setMoved] = useState<string>()
  const value = useStockValue()
  return (
    <section id="example" data-accent="warehouse">
      <h2 className={styles.heading}>{t('warehouse.shelf')}</h2>
      <table className={styles.ledger}>
        <thead className={`fine ${styles.head}`}>
          <tr className={styles.headings}>
            {columns.map(({ heading, style }) => (
              <th key={heading} className={style} scope="col">
                {t(heading)}
              </th>
            ))}
            {live ? (
              <th className={`${styles.moves} unprinted`} scope="col">
                {t('warehouse.column.moves')}
              </th>
            ) : (
              <td className={styles.moves} />
            )}
          </tr>
        </thead>
        <tbody className={styles.goods}>
          {articles.map((article) => (
            <Row key={article.id} article={article} onMoved={setMoved} />
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
      <LazyActivityLog />
      <StockStatus moved={moved} />
    </section>
  )
}

type RowProps = { article: Article; onMoved: (article: string) => void }

function Row({ article, onMoved }: RowProps) {
  const { t } = usePageContext()
  const live = useHydrated()
  return (
    <tr className={styles.good}>
      <td className={`fine ${styles.code}`}>{article.code}</td>
      <th className={styles.item} scope="row">
        <span className={styles.name}>{articleName(article.id, t)}</span>
        {isShort(article) && (
          <em className={`${product.pencil} ${styles.warning}`}>{shortWords(article, t)}</em>
        )}
      </th>
      <td className={styles.level}>
        <StockGauge filled={stockLevel(article)} />
      </td>
      <td className={styles.quantity}>
        {isShort(article) ? <mark className={product.circled}>{article.quantity}</mark> : article.quantity}
      </td>
      <td className={styles.threshold}>
        <span className={styles.columnName}>{t('warehouse.column.threshold')} </span>
        {article.threshold}
      </td>
      <td className={styles.moves}>
        {live && (
          <>
            <MoveKey article={article} way="unload" className={styles.move} onMoved={onMoved} />
            <MoveKey article={article} way="load" className={styles.move} onMoved={onMoved} />
          </>
        )}
      </td>
    </tr>
  )
}
