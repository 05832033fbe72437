import { useOwnName } from '#app/counter/own-name.ts'
import { useHere } from '#app/platform/here.ts'
import { Card, Desk } from '#app/products/parts/copies/desk.tsx'
import { CorrectedLine, RoughCopy, RoughLine } from '#app/products/parts/copies/rough-copy.tsx'
import { Sheet, SheetRow } from '#app/products/parts/copies/sheet.tsx'
import { useCorrection } from '#app/products/parts/copies/use-correction.ts'
import { euroText } from '#shared/price.ts'
import { countedShelf, sampleCount, shelfCounted } from './sample-count.ts'
import { missingPieces, parseCount, shortArticles, stockValue } from './stock.ts'
import styles from './warehouse-copies.module.css'

const counted = countedShelf.find(({ id }) => id === sampleCount.id)?.quantity ?? 0

/** A shelf counted in pencil, and the ledger that says what is short and what the stock is worth. */
export function Copies() {
  const { t, lang } = useHere()
  const own = useOwnName()
  const correction = useCorrection(counted, parseCount, String)
  const { told, done, last, isChanged } = correction
  const items = shelfCounted(last)
  const name = t(`goods.${sampleCount.id}`)
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
        {countedShelf.map(({ id, quantity }) =>
          id === sampleCount.id ? (
            <CorrectedLine
              key={id}
              name={name}
              before={`${sampleCount.before}`}
              label={t('warehouse.copies.field', { item: name })}
              inputMode="numeric"
              correction={correction}
            />
          ) : (
            <RoughLine key={id} name={t(`goods.${id}`)} end={`${quantity}`} />
          ),
        )}
      </RoughCopy>
      <Desk row={`${last}`} isChanged={isChanged}>
        <Sheet
          title={own ?? t('offering.warehouse.name')}
          aside={t('warehouse.column.quantity')}
          foot={
            <>
              <span>{t('warehouse.value')}</span>
              <span className={styles.value}>{euroText(stockValue(items), lang)}</span>
            </>
          }
        >
          {items.map((item) => (
            <SheetRow
              key={item.id === sampleCount.id ? `${item.id} ${item.quantity}` : item.id}
              isNew={item.id === sampleCount.id}
              isFresh={isChanged}
              end={
                missingPieces(item) > 0 ? (
                  <mark className={styles.short}>{item.quantity}</mark>
                ) : (
                  item.quantity
                )
              }
            >
              {t(`goods.${item.id}`)}
            </SheetRow>
          ))}
        </Sheet>
        <Card>
          <ToOrder items={shortArticles(items)} />
        </Card>
      </Desk>
    </>
  )
}

/** What follows from the count: so many pieces to the threshold of each article. */
function ToOrder({ items }: { items: ReturnType<typeof shelfCounted> }) {
  const { t } = useHere()
  if (items.length === 0) return <p className={styles.order}>{t('warehouse.copies.enough')}</p>
  return (
    <div className={styles.order}>
      <b className={styles.title}>{t('warehouse.copies.order')}</b>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {t('warehouse.copies.pieces', { count: missingPieces(item), item: t(`goods.${item.id}`) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
