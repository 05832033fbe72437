import { useId, useRef, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { useOwnName } from '#app/demo-shop/own-name.ts'
import type { Article } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { printOnly } from '#app/platform/print-only.ts'
import product from '#app/products/product-page/product.module.css'
import { dayWords } from '#shared/day-words.ts'
import { euroText } from '#shared/price.ts'
import { romeDay } from '#shared/rome-time.ts'
import box from './form.module.css'
import { FormStatus, type FormStatusText } from './form-status.tsx'
import styles from './order-form.module.css'
import { isShort, parsePieces, suggestedPieces } from './stock.ts'

/** On paper it is the whole sheet, headed with the shop's name and the day. */
export function OrderForm() {
  const { t, lang } = usePageContext()
  const { articles } = useShop()
  const shop = useOwnName()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [said, setSaid] = useState<FormStatusText>()
  const form = useRef<HTMLFormElement>(null)
  const short = articles.filter(isShort)
  if (short.length === 0)
    return (
      <div className={box.box} role="status">
        {t('warehouse.order.enough')}
      </div>
    )

  const textOf = (article: Article) => typed[article.id] ?? String(suggestedPieces(article))
  const rows = short.map((article) => ({ article, pieces: parsePieces(textOf(article)) }))
  const lines = rows.flatMap(({ article, pieces }) => (pieces ? [{ article, pieces }] : []))

  /** Requires every field to be valid and one piece at least. */
  const print = () => {
    if (rows.some(({ pieces }) => pieces === null)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      setSaid({ text: t('warehouse.order.wrong'), isFault: true })
    } else if (lines.length === 0) setSaid({ text: t('warehouse.order.none'), isFault: true })
    else printOnly('order')
  }
  const write = (article: Article, text: string) => {
    setSaid(undefined)
    setTyped({ ...typed, [article.id]: text })
  }
  return (
    <form
      className={`${box.box} ${styles.order}`}
      aria-label={t('warehouse.tool.order')}
      onSubmit={(event) => event.preventDefault()}
      ref={form}
      noValidate
    >
      <div className={styles.paper}>
        <p className={styles.heading}>
          <b>{shop}</b>
          <span>{dayWords(romeDay(new Date()), lang, 'full')}</span>
        </p>
        <h3 className={styles.title}>{t('warehouse.tool.order')}</h3>
      </div>
      <p className={styles.full}>{t('warehouse.order.full')}</p>
      <table className={styles.lines}>
        <thead className={styles.head}>
          <tr className={styles.row}>
            <th className={styles.item} scope="col">
              {t('warehouse.column.item')}
            </th>
            <th scope="col">{t('warehouse.order.there')}</th>
            <th scope="col">{t('warehouse.column.threshold')}</th>
            <th scope="col">{t('warehouse.order.pieces')}</th>
            <th scope="col">{t('warehouse.order.cost')}</th>
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {short.map((article) => (
            <Row key={article.id} article={article} text={textOf(article)} write={write} />
          ))}
        </tbody>
      </table>
      <Sum lines={lines} />
      <p className="actions">
        <button type="button" className="button" onClick={print}>
          <Icon name="printer" size={20} />
          {t('warehouse.order.action')}
        </button>
      </p>
      <FormStatus of={said} />
      <p className={styles.paper}>{t('warehouse.order.trial')}</p>
    </form>
  )
}

type RowProps = { article: Article; text: string; write: (article: Article, text: string) => void }

function Row({ article, text, write }: RowProps) {
  const { t, lang } = usePageContext()
  const fault = useId()
  const name = articleName(article, t)
  const pieces = parsePieces(text)
  return (
    <tr className={styles.row} data-none={pieces === 0 || undefined}>
      <th className={styles.item} scope="row">
        {name}
        <span className={styles.code}>{article.code}</span>
      </th>
      <td className={styles.count}>
        <span className={styles.narrow}>{`${t('warehouse.order.there')} `}</span>
        {article.quantity}
      </td>
      <td className={styles.count}>
        <span className={styles.narrow}>{`${t('warehouse.column.threshold')} `}</span>
        {article.threshold}
      </td>
      <td className={styles.pieces}>
        <span className={styles.narrow} aria-hidden="true">{`${t('warehouse.order.pieces')} `}</span>
        <input
          className={`${paper.line} ${styles.field}`}
          aria-label={t('warehouse.order.field', { item: name })}
          aria-invalid={pieces === null}
          aria-describedby={fault}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          value={text}
          onChange={({ target }) => write(article, target.value)}
          onFocus={({ target }) => target.select()}
        />
        <span id={fault} className={`${paper.pencil} ${styles.fault}`}>
          {pieces === null && t('warehouse.order.wrong')}
        </span>
      </td>
      <td className={styles.cost}>
        {article.cost === 0 ? '–' : euroText(article.cost * (pieces ?? 0), lang)}
      </td>
    </tr>
  )
}

type OrderLine = { article: Article; pieces: number }

function Sum({ lines }: { lines: readonly OrderLine[] }) {
  const { t, lang } = usePageContext()
  const net = lines.reduce((sum, { article, pieces }) => sum + article.cost * pieces, 0)
  const unpriced = lines.filter(({ article }) => article.cost === 0).length
  return (
    <>
      <dl className={`${product.sum} ${styles.sums}`}>
        <div className={product.row} data-total>
          <dt>{t('warehouse.order.net')}</dt>
          <dd className={product.amount}>{euroText(net, lang)}</dd>
        </div>
      </dl>
      {unpriced > 0 && (
        <p className={styles.unpriced}>{t('warehouse.order.unpriced', { count: unpriced })}</p>
      )}
    </>
  )
}
