import { articleName } from '#app/counter/article-name.ts'
import { useOwnName } from '#app/counter/own-name.ts'
import { sampleArticles } from '#app/counter/sample-shop.ts'
import type { Article } from '#app/counter/shop.ts'
import { useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { Card, Desk } from '#app/products/parts/copies/desk.tsx'
import { CorrectedLine, RoughCopy, RoughLine } from '#app/products/parts/copies/rough-copy.tsx'
import { Sheet, SheetRow } from '#app/products/parts/copies/sheet.tsx'
import { euroText } from '#shared/price.ts'
import { articlesToOrder, suggestedPieces } from './order/order-list.ts'
import { countedShelf, sampleCount } from './sample-count.ts'
import { missingPieces, stockValue } from './stock.ts'
import { useCount } from './use-count.ts'
import styles from './warehouse-copies.module.css'

/** A shelf counted in pencil, and the ledger that says what is short and what the stock is worth. */
export function Copies() {
  const { t } = useHere()
  const items = countedShelf(useShop().articles)
  const [counted = sampleArticles[0]] = items.filter(({ id }) => id === sampleCount.id)
  const correction = useCount(counted)
  const { told, done, isChanged } = correction
  const name = articleName(counted, t)
  return (
    <>
      <RoughCopy
        told={told}
        notes={{
          try: t('warehouse.copies.try'),
          done: t('warehouse.copies.done', { item: name, quantity: done }),
          wrong: t('warehouse.copies.wrong'),
        }}
      >
        {items.map((item) =>
          item === counted ? (
            <CorrectedLine
              key={item.id}
              name={name}
              before={`${sampleCount.before}`}
              label={t('warehouse.copies.field', { item: name })}
              inputMode="numeric"
              correction={correction}
            />
          ) : (
            <RoughLine key={item.id} name={articleName(item, t)} end={`${item.quantity}`} />
          ),
        )}
      </RoughCopy>
      <Desk row={`${counted.quantity}`} isChanged={isChanged}>
        <Ledger items={items} counted={counted} isFresh={isChanged} />
        <Card>
          <ToOrder items={articlesToOrder(items)} />
        </Card>
      </Desk>
    </>
  )
}

type LedgerProps = { items: readonly Article[]; counted: Article; isFresh: boolean }

/** The same shelf as Magazzino has it; the row that was counted is drawn anew, and so marked again, at each change. */
function Ledger({ items, counted, isFresh }: LedgerProps) {
  const { t, lang } = useHere()
  const own = useOwnName()
  const foot = (
    <>
      <span>{t('warehouse.value')}</span>
      <span className={styles.value}>{euroText(stockValue(items), lang)}</span>
    </>
  )
  return (
    <Sheet title={own ?? t('offering.warehouse.name')} aside={t('warehouse.column.quantity')} foot={foot}>
      {items.map((item) => (
        <SheetRow
          key={item === counted ? `${item.id} ${item.quantity}` : item.id}
          isNew={item === counted}
          isFresh={isFresh}
          end={
            missingPieces(item) > 0 ? <mark className={styles.short}>{item.quantity}</mark> : item.quantity
          }
        >
          {articleName(item, t)}
        </SheetRow>
      ))}
    </Sheet>
  )
}

/** What follows from the count: so many pieces of each article that is short, up to a full shelf. */
function ToOrder({ items }: { items: readonly Article[] }) {
  const { t } = useHere()
  if (items.length === 0) return <p className={styles.order}>{t('warehouse.copies.enough')}</p>
  return (
    <div className={styles.order}>
      <b className={styles.title}>{t('warehouse.copies.order')}</b>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {t('warehouse.copies.pieces', { count: suggestedPieces(item), item: articleName(item, t) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
