import { useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { Level } from '#app/components/level/level.tsx'
import type { Deed } from '#app/counter/acts.ts'
import { articleName } from '#app/counter/article-name.ts'
import { counter } from '#app/counter/counter-store.ts'
import { RollHere } from '#app/counter/roll/roll-here.tsx'
import type { Article } from '#app/counter/shop.ts'
import { useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { Facts } from '#app/products/parts/facts/facts.tsx'
import product from '#app/products/parts/product.module.css'
import { Ask, ProductHead } from '#app/products/parts/product-head.tsx'
import type { Translate } from '#shared/messages.ts'
import { euroText } from '#shared/price.ts'
import { levelSquares, missingPieces, shortArticles, stockLevel, stockValue } from './stock.ts'
import { Tools } from './tools.tsx'
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
  const { articles } = useShop()
  const [movedId, setMovedId] = useState<string>()
  const value = euroText(stockValue(articles), lang)
  useTellFigure('warehouse', t('warehouse.figure', { count: shortArticles(articles).length, value }))
  const moved = articles.find(({ id }) => id === movedId)
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
          {articles.map((article) => (
            <Row
              key={article.id}
              article={article}
              move={(deed) => {
                counter.act(deed)
                setMovedId(article.id)
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
      <Tools />
      <RollHere of="warehouse" className={product.roll} />
      <ul className={product.claims}>
        <Facts id="warehouse" />
        <li>
          <Ask id="warehouse" />
        </li>
      </ul>
      {live && (
        <p className="visually-hidden" role="status">
          {moved && <Said article={moved} value={value} />}
        </p>
      )}
    </section>
  )
}

type RowProps = { article: Article; move: (deed: Deed) => void }

function Row({ article, move }: RowProps) {
  const { t } = useHere()
  const live = useHydrated()
  const name = articleName(article, t)
  const isShort = missingPieces(article) > 0 || article.quantity === 0
  return (
    <tr className={styles.good}>
      <td className={styles.code}>{article.code}</td>
      <th className={styles.item} scope="row">
        {name}
        {isShort && <em className={product.pencil}>{shortWords(article, t)}</em>}
      </th>
      <td className={styles.level}>
        <Level filled={stockLevel(article)} threshold={levelSquares / 2} />
      </td>
      <td className={styles.quantity}>
        {isShort ? <mark className={styles.circled}>{article.quantity}</mark> : article.quantity}
      </td>
      <td className={styles.threshold}>
        <span className={styles.told}>{t('warehouse.column.threshold')} </span>
        {article.threshold}
      </td>
      <td className={styles.moves}>
        {live && (
          <>
            <button
              type="button"
              className={`${product.tap} ${styles.move}`}
              aria-label={t('warehouse.out', { item: name })}
              aria-disabled={article.quantity === 0 || undefined}
              onClick={() => move({ type: 'unload', article: article.id, pieces: 1 })}
            >
              <Icon name="minus" size={18} />
            </button>
            <button
              type="button"
              className={`${product.tap} ${styles.move}`}
              aria-label={t('warehouse.in', { item: name })}
              onClick={() => move({ type: 'load', article: article.id, pieces: 1 })}
            >
              <Icon name="plus" size={18} />
            </button>
          </>
        )}
      </td>
    </tr>
  )
}

/** What the red pencil says: that there is too little of it, or nothing. */
function shortWords(article: Article, t: Translate): string {
  const count = missingPieces(article)
  if (article.quantity > 0) return t('warehouse.missing', { count })
  return count > 0 ? t('warehouse.gone', { count }) : t('warehouse.none')
}

/** What a movement did, for those who do not see the ledger. */
function Said({ article, value }: { article: Article; value: string }) {
  const { t } = useHere()
  const { quantity } = article
  return (
    <>
      {t('warehouse.moved', { item: articleName(article, t), quantity, value })}{' '}
      {(missingPieces(article) > 0 || quantity === 0) && shortWords(article, t)}
    </>
  )
}
