import { vi } from 'vitest'
import { demoShop } from '#app/demo-shop/demo-shop.ts'

/** The sample, as if nobody had touched it: tests share a browser. */
export function freshShop() {
  demoShop.undo(demoShop.getHistory().happened.map(({ act }) => act.id))
}

/** One piece each of three goods in the basket: 53.98 € with the delivery free. */
export function fillBasket() {
  for (const article of ['oil', 'honey', 'moka']) demoShop.act({ type: 'take', article })
}

/** Stops the visitor's clock in the evening of the worked example, for `beforeEach`. */
export function standAtEvening() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 20, 3) })
  return () => {
    vi.useRealTimers()
  }
}
