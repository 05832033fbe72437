import {
  list,
  named,
  oneOf,
  optional,
  type Reader,
  readOrNull,
  record,
  text,
  variants,
  whole,
} from './readers.ts'
import { articleRow, mostArticles, mostOwnDishes, mostPieces, ownDish, sentTicket } from './shop-reader.ts'

/** Why a count on the shelf differs from the ledger. */
export const countReasons = ['counted', 'broken', 'missing', 'returned'] as const

const id = text(60)
const pieces = whole(1, mostPieces)

/** Everything that can be done in the shop, and what each needs to be told. Acts are plain JSON. */
const deeds = {
  /** A piece into the basket, and out of it. */
  take: { article: id },
  putBack: { article: id },
  /** The basket is paid: what is there of it leaves the stock. */
  buy: {},
  /** Pieces of a paid order go back. */
  withdraw: { order: id, pieces: named(pieces, mostArticles) },
  load: { article: id, pieces },
  unload: { article: id, pieces },
  /** So many pieces stand on the shelf, whatever was written. */
  count: { article: id, pieces: whole(0, mostPieces), reason: oneOf(countReasons) },
  /** Rows of somebody's own: a known code takes the row's place, another one is a new article. */
  list: { rows: list(articleRow, mostArticles) },
  finish: { dish: id },
  bringBack: { dish: id },
  /** The visitor's own menu takes the sample's place; without dishes the sample is back. */
  menu: { dishes: list(ownDish, mostOwnDishes) },
  send: { ticket: sentTicket },
  /** From new to cooking, from cooking to ready. */
  advance: { ticket: id },
  /** Off the rail. */
  serve: { ticket: id },
  /** An order that is not named is the first. */
  leave: { order: optional(id) },
  arrive: { order: optional(id) },
  /** Whoever waits is told a new hour. */
  tell: { order: id },
  /** On one trip with the order before it, or on one of its own. */
  share: { order: id, isShared: oneOf([true, false]) },
  /** Everything was brought: three more. */
  anew: {},
  /** Back to the sample. */
  reset: {},
}

/** Calendars end somewhere. */
const lastMoment = Date.UTC(9999, 11, 30)

const readDeed = variants(deeds)

export type Deed = ReturnType<typeof readDeed>

/** A random `id`, so that the same act coming twice counts once, and the clock in milliseconds. */
const readStamp = record({
  id,
  at: whole(0, lastMoment),
  by: optional(oneOf(['phone'])),
})

export type Act = Deed & ReturnType<typeof readStamp>

export const readAct: Reader<Act> = (value) => ({ ...readStamp(value), ...readDeed(value) })

/** An act as it comes from another device; null for anything else. @public */
export function parseAct(value: unknown): Act | null {
  return readOrNull(readAct, value)
}
