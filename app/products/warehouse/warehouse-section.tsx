import { useState } from 'react'
import { StockGauge } from '#app/components/stock-gauge/stock-gauge.tsx'
import { useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import type { Article } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { HomeSection } from '#app/products/product-page/home-section/home-section.tsx'
import { OtherSide } from '#app/products/product-page/other-side/other-side.tsx'
import product from '#app/products/product-page/product.module.css'
import { MoveKey } from './move-key.tsx'
import { OrderSlip } from './order-slip.tsx'
import { isShort, stockLevel } from './stock.ts'
import { StockStatus, shortWords } from './stock-status.tsx'
import styles from './warehouse-section.module.css'

/** The product's page has all rows. */
const shownRows = 3

export function Section() {
  const { articles } = useShop()
  const [moved, setMoved] = useState<string>()
  return (
    <HomeSection id="warehouse">
      <ul className={styles.shelf}>
        {articles.slice(0, shownRows).map((article) => (
          <Row key={article.id} article={article} onMoved={setMoved} />
        ))}
      </ul>
      <StockStatus moved={moved} />
      <OtherSide>
        <OrderSlip articles={articles} marked={moved} />
      </OtherSide>
    </HomeSection>
  )
}

function Row({ article, onMoved }: { article: Article; onMoved: (article: string) => void }) {
  const { t } = usePageContext()
  const live = useHydrated()
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {articleName(article.id, t)}
        {isShort(article) && <em className={product.pencil}>{shortWords(article, t)}</em>}
      </span>
      <StockGauge filled={stockLevel(article)} />
      <b className={styles.quantity}>
        {isShort(article) ? <mark className={product.circled}>{article.quantity}</mark> : article.quantity}
      </b>
      <span className={styles.keys}>
        {live && (
          <>
            <MoveKey article={article} way="unload" onMoved={onMoved} />
            <MoveKey article={article} way="load" onMoved={onMoved} />
          </>
        )}
      </span>
    </li>
  )
}
