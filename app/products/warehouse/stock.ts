/** One line of the stock ledger. Quantities are whole pieces, `cost` is what one piece cost, in cents. */
export type StockItem = { id: ItemId; code: string; quantity: number; threshold: number; cost: number }

type ItemId = 'coffee' | 'sugar' | 'filters' | 'moka' | 'cup'

/** The sample ledger; the names of its articles are `goods.<id>` in the dictionaries. */
export const sampleStock: readonly StockItem[] = [
  { id: 'coffee', code: 'C-104', quantity: 4, threshold: 10, cost: 1450 },
  { id: 'sugar', code: 'C-118', quantity: 26, threshold: 12, cost: 520 },
  { id: 'filters', code: 'F-212', quantity: 11, threshold: 10, cost: 260 },
  { id: 'moka', code: 'M-007', quantity: 9, threshold: 6, cost: 1780 },
  { id: 'cup', code: 'T-031', quantity: 48, threshold: 24, cost: 190 },
]

/** What the pencil corrects in the example: the quantity that was written before somebody counted. */
export const sampleCount = { id: 'coffee', before: 11 } as const satisfies { id: ItemId; before: number }

/** The count that somebody typed: whole pieces, up to 999; null for anything else. */
export function parseCount(text: string): number | null {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : null
}

/**
 * The ledger after a movement: `by` pieces came in (positive) or went out (negative). No quantity falls below zero:
 * what is not there cannot go out. Throws a RangeError for a part of a piece.
 */
export function moveStock(items: readonly StockItem[], id: ItemId, by: number): StockItem[] {
  if (!Number.isSafeInteger(by)) throw new RangeError(`Stock moves by whole pieces, not by ${by}.`)
  return items.map((item) => (item.id === id ? { ...item, quantity: Math.max(0, item.quantity + by) } : item))
}

/** The ledger after a count on the shelf, which takes the place of what was written. Throws a RangeError for no count. */
export function countStock(items: readonly StockItem[], id: ItemId, quantity: number): StockItem[] {
  if (!Number.isSafeInteger(quantity) || quantity < 0)
    throw new RangeError(`Nobody counts ${quantity} pieces on a shelf.`)
  return items.map((item) => (item.id === id ? { ...item, quantity } : item))
}

/** What is below its threshold, in the order of the ledger. */
export function shortItems(items: readonly StockItem[]): StockItem[] {
  return items.filter((item) => missingPieces(item) > 0)
}

/** How many pieces are missing to the threshold; 0 when there are enough. */
export function missingPieces({ quantity, threshold }: StockItem): number {
  return Math.max(0, threshold - quantity)
}

/** The squares of the level gauge. */
export const levelSquares = 12

/**
 * How many squares of the gauge are filled. The threshold stands at its middle: what is below it never reaches the
 * middle, what is not empty fills at least one square, and twice the threshold fills all.
 */
export function stockLevel({ quantity, threshold }: StockItem): number {
  const middle = levelSquares / 2
  if (quantity <= 0) return 0
  if (quantity >= threshold) return Math.min(levelSquares, Math.ceil((middle * quantity) / threshold))
  return Math.max(1, Math.floor((middle * quantity) / threshold))
}

/** What the stock cost, in cents. */
export function stockValue(items: readonly StockItem[]): number {
  return items.reduce((sum, { quantity, cost }) => sum + quantity * cost, 0)
}
