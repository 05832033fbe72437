import type { ComponentType } from 'react'
import type { OfferingWithCell } from '#shared/products.ts'

type CellDrawing = ComponentType

const drawings = import.meta.glob<CellDrawing>('./*/*-cell.tsx', { eager: true, import: 'CellDrawing' })

/** From the product's folder; undefined where it has none. */
export function cellDrawing(id: OfferingWithCell['id']): CellDrawing | undefined {
  return drawings[`./${id}/${id}-cell.tsx`]
}
