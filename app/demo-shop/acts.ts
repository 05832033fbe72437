import { arrived, departed } from './deliveries.ts'
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
import { advanced, bought, finished, inBasket, sent, served, settled, stocked } from './rules.ts'
import { sampleShop } from './sample-shop.ts'
import { mostPieces, type Shop, sentTicket } from './shop.ts'

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

export type Stamp = ReturnType<typeof readStamp>

/** An act's fields as plain JSON, and the rule, which gives the next shop or null where the act is impossible. */
const row = <Shape extends Fields>(
  fields: Shape,
  rule: (shop: Shop, act: Stamp & Read<Shape>) => Shop | null,
) => ({ fields, rule })

const table = {
  take: row({ article: id }, (shop, { article }) => inBasket(shop, article, 1)),
  putBack: row({ article: id }, (shop, { article }) => inBasket(shop, article, -1)),
  /** Only what is in stock leaves it. */
  buy: row({}, bought),
  load: row({ article: id, pieces }, (shop, { article, pieces }) => stocked(shop, article, pieces)),
  unload: row({ article: id, pieces }, (shop, { article, pieces }) => stocked(shop, article, -pieces)),
  finish: row({ dish: id }, (shop, { dish }) => finished(shop, dish, true)),
  bringBack: row({ dish: id }, (shop, { dish }) => finished(shop, dish, false)),
  send: row({ ticket: sentTicket }, (shop, { ticket, id, at }) =>
    sent(settled(shop, at), { ...ticket, id, status: 'new', came: at, since: at }),
  ),
  advance: row({ ticket: id }, (shop, { ticket, at }) => advanced(settled(shop, at), ticket, at)),
  /** Removes the ticket from the rail. */
  serve: row({ ticket: id }, (shop, { ticket, at }) => served(settled(shop, at), ticket)),
  leave: row({ order: id }, (shop, { order, at }) => departed(shop, order, at)),
  arrive: row({ order: id }, (shop, { order, at }) => arrived(shop, order, at)),
  reset: row({}, (shop) => (shop === sampleShop ? null : sampleShop)),
}

type ActType = keyof typeof table

const readActInput = variants(table)

export type ActInput = ReturnType<typeof readActInput>

export type Act = ActInput & Stamp

type Rule<Type extends ActType> = (shop: Shop, act: Extract<ActInput, { type: Type }> & Stamp) => Shop | null

const rows: { [Type in ActType]: { rule: Rule<Type> } } = table

/** Null where the act is not possible now. */
export function apply(shop: Shop, act: Act): Shop | null {
  const run = <Type extends ActType>(type: Type, ...on: Parameters<Rule<Type>>) => rows[type].rule(...on)
  return run(act.type, shop, act)
}

export const readAct: Reader<Act> = (value) => ({ ...readStamp(value), ...readActInput(value) })

/** An act as it comes from another device; null for anything else. */
export function parseAct(value: unknown): Act | null {
  return readOrNull(readAct, value)
}
