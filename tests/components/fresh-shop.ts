import { demoShop } from '#app/demo-shop/demo-shop.ts'

/** The sample, as if nobody had touched it: tests share a browser. */
export function freshShop() {
  demoShop.undo(demoShop.getHistory().happened.map(({ act }) => act.id))
}

/** One piece each of three goods in the basket: 53.98 €. */
export function fillBasket() {
  for (const article of ['oil', 'honey', 'moka']) demoShop.act({ type: 'take', article })
}
