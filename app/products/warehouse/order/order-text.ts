import { articleName } from '#app/demo-shop/names.ts'
import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { euroText } from '#shared/price.ts'
import { lineCost, type OrderLine, orderSum } from './order-list.ts'

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
