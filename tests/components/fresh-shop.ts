import { counter } from '#app/counter/counter-store.ts'

/** The sample, as if nobody had touched it: tests share a browser. */
export function freshShop() {
  counter.undo(counter.getHistory().happened.map(({ act }) => act.id))
}
