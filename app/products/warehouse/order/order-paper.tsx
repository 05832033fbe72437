import { createPortal } from 'react-dom'
import { articleName } from '#app/demo-shop/names.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { euroText } from '#shared/price.ts'
import { lineCost, type OrderLine, orderSum } from './order-list.ts'
import styles from './order-paper.module.css'

type OrderPaperProps = { shop: string | null; day: string; lines: readonly OrderLine[] }

/** In a portal, so that nothing of the page is printed around it. */
export function OrderPaper({ shop, day, lines }: OrderPaperProps) {
  const { t, lang } = usePageContext()
  const { unpriced } = orderSum(lines)
  return createPortal(
    <div className={styles.paper}>
      <p className={styles.head}>
        <b className={styles.shop}>{shop}</b>
        <span>{day}</span>
      </p>
      <h2 className={styles.title}>{t('warehouse.tool.order')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.words}>{t('warehouse.column.item')}</th>
            <th className={styles.words}>{t('warehouse.column.code')}</th>
            <th>{t('warehouse.order.there')}</th>
            <th>{t('warehouse.column.threshold')}</th>
            <th>{t('warehouse.order.pieces')}</th>
            <th>{t('warehouse.order.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.article.id}>
              <th className={styles.words} scope="row">
                {articleName(line.article, t)}
              </th>
              <td className={styles.words}>{line.article.code}</td>
              <td>{line.article.quantity}</td>
              <td>{line.article.threshold}</td>
              <td className={styles.pieces}>{line.pieces}</td>
              <td>{costText(line, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        {sumRows(lines, t, lang).map(({ label, amount }) => (
          <div key={label} className={styles.sum}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {unpriced > 0 && <p>{t('warehouse.order.unpriced', { count: unpriced })}</p>}
      <p className={styles.trial}>{t('warehouse.order.trial')}</p>
    </div>,
    document.body,
  )
}

type Row = { label: string; amount: string }

export function sumRows(lines: readonly OrderLine[], t: Translate, lang: Language): readonly Row[] {
  const { net, vat, total } = orderSum(lines)
  return [
    { label: t('warehouse.order.net'), amount: euroText(net, lang) },
    ...vat.map((row) => ({
      label: t('warehouse.order.vat', { rate: row.rate, net: euroText(row.net, lang) }),
      amount: euroText(row.amount, lang),
    })),
    { label: t('warehouse.order.gross'), amount: euroText(total, lang) },
  ]
}

/** A dash without a cost. */
export function costText(line: OrderLine, lang: Language): string {
  return line.article.cost === 0 ? '–' : euroText(lineCost(line), lang)
}

/** As plain text for a letter. */
export function orderText(
  heading: string,
  lines: readonly OrderLine[],
  t: Translate,
  lang: Language,
): string {
  const goods = lines.map((line) =>
    t('warehouse.order.line', {
      pieces: line.pieces,
      item: articleName(line.article, t),
      code: line.article.code,
      cost: costText(line, lang),
    }),
  )
  const sums = sumRows(lines, t, lang).map(({ label, amount }) => `${label}: ${amount}`)
  const { unpriced } = orderSum(lines)
  const note = unpriced > 0 ? [t('warehouse.order.unpriced', { count: unpriced })] : []
  return [heading, '', ...goods, '', ...sums, ...note].join('\n')
}
