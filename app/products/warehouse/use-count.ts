import { useRef } from 'react'
import { counter } from '#app/counter/counter-store.ts'
import type { Article } from '#app/counter/shop.ts'
import { type Correction, useCorrection } from '#app/products/parts/copies/use-correction.ts'
import { createUuid } from '#shared/uuid.ts'
import { parseCount } from './stock.ts'

/** A count on the shelf that stands in the shop while it is typed: one act, however many letters it takes. */
export function useCount({ id: article, quantity }: Pick<Article, 'id' | 'quantity'>): Correction<number> {
  const correction = useCorrection(quantity, parseCount, String)
  const last = useRef('')
  const count = (pieces: number) => {
    const { happened } = counter.getHistory()
    if (happened.at(-1)?.act.id === last.current) counter.undo([last.current])
    const { quantity: written } = counter.get().articles.find(({ id }) => id === article) ?? {}
    if (pieces === written) return
    last.current = createUuid()
    counter.act({ type: 'count', article, pieces, reason: 'counted', id: last.current, at: Date.now() })
  }
  return {
    ...correction,
    change: (typed) => {
      const pieces = parseCount(typed)
      if (pieces !== null) count(pieces)
      correction.change(typed)
    },
  }
}
