import { vi } from 'vitest'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { fadeTime } from '#app/components/toaster/toasts.ts'
import { demoShop } from '#app/demo-shop/demo-shop.ts'

/** The sample, as if nobody had touched it: tests share a browser. */
export function freshShop() {
  demoShop.undo(demoShop.getHistory().happened.map(({ act }) => act.id))
}

/** One piece each of three goods in the basket: 53.98 €. */
export function fillBasket() {
  for (const article of ['oil', 'honey', 'moka']) demoShop.act({ type: 'take', article })
}

/** A salad for table 9. */
export function orderByPhone() {
  const courses = [{ id: 'first' as const, lines: [{ dish: 'salad', count: 1 }] }]
  const ticket = { table: 9, covers: 2, courses }
  demoShop.act({ type: 'send', ticket, id: 'of-a-phone', at: Date.now(), by: 'phone' })
}

/** Removes all toasts without waiting until they have faded. */
export function clearToasts() {
  for (const { id } of toasts.list()) toasts.remove(id)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + fadeTime)
  // Any change drops those whose time is over.
  toasts.remove(0)
  clock.mockRestore()
}
