import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { euroText } from '#shared/price.ts'
import { clockAt } from './clock.ts'
import { arrived, deliveryIn, departed, doorTime, restarted } from './deliveries.ts'
import { addressName, articleIn, dishName, tableIn } from './names.ts'
import {
  type Fields,
  oneOf,
  optional,
  type Read,
  type Reader,
  readOrNull,
  record,
  text,
  variants,
  whole,
} from './readers.ts'
import { orderOf, receiptOf } from './receipt.ts'
import { added, advanced, bought, finished, inBasket, sent, served, settled, stocked } from './rules.ts'
import { sampleShop } from './sample-shop.ts'
import type { Shop } from './shop.ts'
import { mostPieces, sentTicket } from './shop-reader.ts'

const id = text(60)
const pieces = whole(1, mostPieces)

/** The last day that calendar functions accept. */
const lastMoment = Date.UTC(9999, 11, 30)

/** A random `id`, so that an act received twice counts once; `at` is in milliseconds. */
const readStamp = record({
  id,
  at: whole(0, lastMoment),
  by: optional(oneOf(['phone'])),
})

type Stamp = ReturnType<typeof readStamp>

/**
 * What an activity log line needs: the shop before and after, and the total count when the same act was
 * repeated.
 */
type WordsContext = { before: Shop; after: Shop; count: number; t: Translate; lang: Language }

/**
 * An act's fields as plain JSON; the rule, which gives the next shop or null where the act is impossible; and
 * its line in the activity log.
 */
const row = <Shape extends Fields>(
  fields: Shape,
  rule: (shop: Shop, act: Stamp & Read<Shape>) => Shop | null,
  words: (act: Stamp & Read<Shape>, context: WordsContext) => string,
) => ({ fields, rule, words })

const table = {
  take: row(
    { article: id },
    (shop, { article }) => inBasket(shop, article, 1),
    ({ article }, { after, count, t }) =>
      t('activityLog.take', { count, item: articleIn(after, article, t) }),
  ),
  putBack: row(
    { article: id },
    (shop, { article }) => inBasket(shop, article, -1),
    ({ article }, { after, count, t }) =>
      t('activityLog.putBack', { count, item: articleIn(after, article, t) }),
  ),
  /** Only what is in stock leaves it. */
  buy: row({}, bought, (_, { before, t, lang }) =>
    t('activityLog.buy', { total: euroText(receiptOf(orderOf(before)).total, lang) }),
  ),
  /** One piece, apart from the basket. */
  sell: row(
    { article: id },
    (shop, { article }) => stocked(shop, article, (quantity) => quantity - 1),
    ({ article }, { after, count, t }) =>
      t('activityLog.sell', { count, item: articleIn(after, article, t) }),
  ),
  load: row(
    { article: id, pieces },
    (shop, act) => stocked(shop, act.article, (quantity) => quantity + act.pieces),
    ({ article }, { after, count, t }) =>
      t('activityLog.load', { count, item: articleIn(after, article, t) }),
  ),
  unload: row(
    { article: id, pieces },
    (shop, act) => stocked(shop, act.article, (quantity) => quantity - act.pieces),
    ({ article }, { after, count, t }) =>
      t('activityLog.unload', { count, item: articleIn(after, article, t) }),
  ),
  /** An article of the visitor's own. */
  add: row({ name: text(60), pieces: whole(0, mostPieces) }, added, ({ name }, { t }) =>
    t('activityLog.add', { item: name }),
  ),
  finish: row(
    { dish: id },
    (shop, { dish }) => finished(shop, dish, true),
    ({ dish }, { t }) => t('activityLog.finish', { item: dishName(dish, t) }),
  ),
  bringBack: row(
    { dish: id },
    (shop, { dish }) => finished(shop, dish, false),
    ({ dish }, { t }) => t('activityLog.bringBack', { item: dishName(dish, t) }),
  ),
  send: row(
    { ticket: sentTicket },
    (shop, { ticket, id, at }) =>
      sent(settled(shop, at), { ...ticket, id, status: 'new', came: at, since: at }),
    (act, { after, t }) => t('activityLog.send', { table: tableIn(after, act.id) }),
  ),
  advance: row(
    { ticket: id },
    (shop, { ticket, at }) => advanced(settled(shop, at), ticket, at),
    ({ ticket }, { after, t }) => {
      const isReady = after.tickets.find((one) => one.id === ticket)?.status === 'ready'
      return t(isReady ? 'activityLog.ready' : 'activityLog.cooking', { table: tableIn(after, ticket) })
    },
  ),
  /** Removes the ticket from the rail. */
  serve: row(
    { ticket: id },
    (shop, { ticket, at }) => served(settled(shop, at), ticket),
    ({ ticket }, { before, t }) => t('activityLog.serve', { table: tableIn(before, ticket) }),
  ),
  leave: row(
    { order: id },
    (shop, { order, at }) => departed(shop, order, at),
    ({ order }, { after, t }) => {
      const one = deliveryIn(after, order)
      return t('activityLog.leave', { door: addressName(order, t), time: one ? clockAt(doorTime(one)) : '' })
    },
  ),
  arrive: row(
    { order: id },
    (shop, { order, at }) => arrived(shop, order, at),
    ({ order }, { t }) => t('activityLog.arrive', { door: addressName(order, t) }),
  ),
  /** Begins again with three more orders. */
  anew: row({}, restarted, (_, { t }) => t('activityLog.anew')),
  reset: row(
    {},
    (shop) => (shop === sampleShop ? null : sampleShop),
    (_, { t }) => t('activityLog.reset'),
  ),
}

type ActType = keyof typeof table

const readActInput = variants(table)

export type ActInput = ReturnType<typeof readActInput>

type Of<Type extends ActType> = Extract<ActInput, { type: Type }> & Stamp

export type Act = ActInput & Stamp

const rows: {
  [Type in ActType]: {
    rule: (shop: Shop, act: Of<Type>) => Shop | null
    words: (act: Of<Type>, context: WordsContext) => string
  }
} = table

/** Null where the act is not possible now. */
export function apply(shop: Shop, act: Act): Shop | null {
  const run = <Type extends ActType>(type: Type, one: Of<Type>) => rows[type].rule(shop, one)
  return run(act.type, act)
}

export function actWords(act: Act, context: WordsContext): string {
  const say = <Type extends ActType>(type: Type, one: Of<Type>) => rows[type].words(one, context)
  const what = say(act.type, act)
  return act.by === 'phone' ? context.t('activityLog.byPhone', { what }) : what
}

export const readAct: Reader<Act> = (value) => ({ ...readStamp(value), ...readActInput(value) })

/** An act as it comes from another device; null for anything else. */
export function parseAct(value: unknown): Act | null {
  return readOrNull(readAct, value)
}
