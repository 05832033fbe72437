import { mostPieces } from '#app/demo-shop/shop-reader.ts'
import type { Stocked } from '#app/products/warehouse/stock.ts'

/** Up to twice the minimum, where the level gauge is full. */
export function suggestedPieces({ quantity, threshold }: Stocked): number {
  return Math.min(Math.max(1, 2 * threshold - quantity), mostPieces)
}

/** 0 included; null for anything else. */
export function parsePieces(text: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null
}
