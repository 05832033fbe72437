import type { PointerEvent } from 'react'
import type { Dish } from '../menu.ts'
import type { FormerPrice } from '../menu-draft.ts'

/** By the dish's id in the draft. */
export type DishActions = {
  change: (id: number, change: Partial<Dish>, key?: string, before?: FormerPrice) => void
  move: (id: number, by: -1 | 1) => void
  remove: (id: number) => void
  touch: (id: number) => void
  open: (id: number | undefined) => void
  drag: (id: number, event: PointerEvent) => void
  paste: (text: string) => void
}
