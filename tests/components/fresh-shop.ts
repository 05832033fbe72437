import { counter } from '#app/demo-shop/counter-store.ts'

/** The sample, as if nobody had touched it: tests share a browser. */
export function freshShop() {
  counter.undo(counter.getHistory().happened.map(({ act }) => act.id))
}

/** One piece each of three goods in the basket: 53.98 € with the delivery free. */
export function fillBasket() {
  for (const article of ['oil', 'honey', 'moka']) counter.act({ type: 'take', article })
}
