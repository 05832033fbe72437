import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { demoShop, useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { mostPieces } from '#app/demo-shop/shop-reader.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { FormStatus } from '#app/products/warehouse/fields.tsx'
import styles from '#app/products/warehouse/form.module.css'
import { missingPieces } from '#app/products/warehouse/stock.ts'
import { articleOf, eanBars, eanWidth, readCode } from './barcode.ts'

const faults = {
  empty: 'warehouse.barcode.empty',
  long: 'warehouse.barcode.long',
  length: 'warehouse.barcode.length',
  check: 'warehouse.barcode.check',
} as const

/** Adds a piece per code: a handheld scanner types it and ends with Enter. */
export function BarcodeForm({ onUnknown }: { onUnknown: (code: string) => void }) {
  const { t } = usePageContext()
  const { articles } = useShop()
  const field = useRef<HTMLInputElement>(null)
  const about = useId()
  const [fault, setFault] = useState('')
  const [said, setSaid] = useState('')

  useEffect(() => {
    // On a touch screen the keyboard would cover the rest.
    if (matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true })
  }, [])

  const write = (text: string) => {
    if (field.current) field.current.value = text
  }
  const refuse = (text: string, why: string) => {
    write(text)
    field.current?.select()
    setSaid('')
    setFault(why)
  }
  const take = (text: string) => {
    const article = articleOf(demoShop.get().articles, text)
    const read = readCode(text)
    if (!article)
      return 'fault' in read
        ? refuse(text, t(faults[read.fault], { count: read.count }))
        : onUnknown(read.code)
    const item = articleName(article, t)
    if (!demoShop.act({ type: 'load', article: article.id, pieces: 1 }))
      return refuse(text, t('warehouse.most', { item, count: mostPieces }))
    write('')
    setFault('')
    setSaid(t('warehouse.counted', { item, quantity: article.quantity + 1 }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take(field.current?.value ?? '')
  }
  const known = articles.filter(({ ean }) => ean?.length === 13)
  const tried = known.find((article) => missingPieces(article) > 0) ?? known[0]
  return (
    <form
      className={`${styles.box} ${styles.barcode}`}
      aria-label={t('warehouse.tool.barcode')}
      onSubmit={submit}
      noValidate
    >
      <div className={styles.reading}>
        <p id={`${about}how`}>{t('warehouse.barcode.how')}</p>
        <label className={styles.field}>
          <span className={paper.label}>{t('warehouse.barcode.field')}</span>
          <input
            className={paper.line}
            ref={field}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={fault !== ''}
            aria-describedby={`${about}how ${about}fault`}
          />
        </label>
        <p id={`${about}fault`} className={`${paper.pencil} ${paper.fault}`} role="alert">
          {fault}
        </p>
        <p>
          <button type="submit" className="button">
            {t('warehouse.barcode.take')}
          </button>
        </p>
        <FormStatus of={said === '' ? undefined : { text: said, isFault: false }} />
      </div>
      {tried?.ean && (
        <ShelfLabel item={articleName(tried, t)} ean={tried.ean} onRead={() => take(tried.ean ?? '')} />
      )}
    </form>
  )
}

/** Quiet zone of the EAN-13: eleven modules before the bars, seven after them. */
const before = 11
const after = 7
const height = 40

type ShelfLabelProps = { item: string; ean: string; onRead: () => void }

/** Can be scanned off the screen; the button is for those without a scanner. */
function ShelfLabel({ item, ean, onRead }: ShelfLabelProps) {
  const { t } = usePageContext()
  return (
    <div className={styles.label}>
      <span>{t('warehouse.barcode.label', { item })}</span>
      <span className={styles.code}>
        <svg
          className={styles.bars}
          viewBox={`${-before} -4 ${before + eanWidth + after} ${height + 4}`}
          aria-hidden="true"
        >
          <path d={eanBars(ean, height)} />
        </svg>
        <span className={styles.digits}>{ean}</span>
      </span>
      <button type="button" className={product.key} onClick={onRead}>
        {t('warehouse.barcode.try')}
      </button>
    </div>
  )
}
