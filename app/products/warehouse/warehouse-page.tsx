import { useState } from 'react'
import { StockGauge } from '#app/components/stock-gauge/stock-gauge.tsx'
import { useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { sampleArticles } from '#app/demo-shop/sample-shop.ts'
import type { Article } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { CauseAndEffect } from '#app/products/product-page/first-screen/first-screen.tsx'
import product from '#app/products/product-page/product.module.css'
import { toolPage } from '#app/products/product-page/tool-page.tsx'
import { MoveKey } from './move-key.tsx'
import { OrderSlip } from './order-slip.tsx'
import { isShort, stockLevel } from './stock.ts'
import { StockStatus, shortWords } from './stock-status.tsx'
import styles from './warehouse-page.module.css'

export const { Page, sections } = toolPage(OneArticle, () => import('./shelf-demo.tsx'))

/** As `--level-squares` in the style sheet. */
const heroSquares = 24

function OneArticle() {
  const { t } = usePageContext()
  const { articles } = useShop()
  const [moved, setMoved] = useState<string>()
  const article = articles[0] ?? sampleArticles[0]
  return (
    <>
      <CauseAndEffect cause={t('warehouse.shelf')} effect={t('warehouse.order.title')}>
        <Shelf article={article} onMoved={setMoved} />
        <OrderSlip articles={articles} marked={article.id} />
      </CauseAndEffect>
      <StockStatus moved={moved} />
    </>
  )
}

function Shelf({ article, onMoved }: { article: Article; onMoved: (article: string) => void }) {
  const { t } = usePageContext()
  const live = useHydrated()
  return (
    <div className={styles.shelf}>
      <p className={styles.name}>
        <b>{articleName(article.id, t)}</b>
        {isShort(article) && <em className={product.pencil}>{shortWords(article, t)}</em>}
      </p>
      <p className={styles.count}>
        {live && <MoveKey article={article} way="unload" className={styles.key} onMoved={onMoved} />}
        <b className={isShort(article) ? `${product.circled} ${styles.quantity}` : styles.quantity}>
          {article.quantity}
        </b>
        {live && <MoveKey article={article} way="load" className={styles.key} onMoved={onMoved} />}
      </p>
      <span className={styles.level}>
        <StockGauge filled={stockLevel(article, heroSquares)} squares={heroSquares} />
      </span>
    </div>
  )
}
