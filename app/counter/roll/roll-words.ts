import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { euroText } from '#shared/price.ts'
import type { Act } from '../acts.ts'
import { articleName } from '../article-name.ts'
import { orderOf } from '../basket.ts'
import { dishName } from '../dish-name.ts'
import { receiptOf } from '../receipt.ts'
import { refundOf } from '../refund.ts'
import type { Shop } from '../shop.ts'
import { deliveryWords } from './delivery-words.ts'
import type { RollEntry } from './roll-entries.ts'

/** What happened, in a few words. */
export function rollWords(entry: RollEntry, t: Translate, lang: Language): string {
  const words = wordsOf(entry, t, lang)
  return entry[0].act.by === 'phone' ? t('counter.byPhone', { what: words }) : words
}

function wordsOf(entry: RollEntry, t: Translate, lang: Language): string {
  const [{ before }] = entry
  const { act, after } = entry.at(-1) ?? entry[0]
  switch (act.type) {
    case 'take':
      return t('counter.take', { count: entry.length, item: articleIn(after, act.article, t) })
    case 'putBack':
      return t('counter.putBack', { count: entry.length, item: articleIn(after, act.article, t) })
    case 'buy':
      return t('counter.buy', { total: euroText(receiptOf(orderOf(before)).total, lang) })
    case 'withdraw':
      return t('counter.withdraw', { total: euroText(paidBack(before, act), lang) })
    case 'load':
      return t('counter.load', { count: piecesOf(entry), item: articleIn(after, act.article, t) })
    case 'unload':
      return t('counter.unload', { count: piecesOf(entry), item: articleIn(after, act.article, t) })
    case 'count':
      return t('counter.count', {
        count: act.pieces,
        item: articleIn(after, act.article, t),
        reason: t(`warehouse.reason.${act.reason}`),
      })
    case 'list':
      return t('counter.list', { count: act.rows.length, item: act.rows[0]?.name ?? '' })
    case 'finish':
      return t('counter.finish', { item: dishName(act.dish, t) })
    case 'bringBack':
      return t('counter.bringBack', { item: dishName(act.dish, t) })
    case 'menu':
      return t(act.dishes.length > 0 ? 'counter.menu' : 'counter.menuSample')
    case 'send':
      return t('counter.send', { table: tableIn(after, act.id) })
    case 'advance':
      return advanced(after, act, t)
    case 'serve':
      return t('counter.serve', { table: tableIn(before, act.ticket) })
    case 'leave':
    case 'arrive':
    case 'tell':
    case 'share':
    case 'anew':
      return deliveryWords(act, after, t)
    case 'reset':
      return t('counter.reset')
  }
}

function advanced(after: Shop, { ticket }: Extract<Act, { type: 'advance' }>, t: Translate): string {
  const isReady = after.tickets.find(({ id }) => id === ticket)?.status === 'ready'
  return t(isReady ? 'counter.ready' : 'counter.cooking', { table: tableIn(after, ticket) })
}

function paidBack({ orders }: Shop, { order, pieces }: Extract<Act, { type: 'withdraw' }>): number {
  const paid = orders.find(({ id }) => id === order)
  return (paid && refundOf(paid, pieces)?.total) ?? 0
}

function articleIn({ articles }: Shop, id: string, t: Translate): string {
  const article = articles.find((one) => one.id === id)
  return article ? articleName(article, t) : id
}

function tableIn({ tickets }: Shop, id: string): string {
  return `T\u00a0${tickets.find((ticket) => ticket.id === id)?.table ?? ''}`
}

function piecesOf(entry: RollEntry): number {
  return entry.reduce(
    (sum, { act }) => sum + (act.type === 'load' || act.type === 'unload' ? act.pieces : 0),
    0,
  )
}
