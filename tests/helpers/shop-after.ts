import type { Act } from '#app/demo-shop/acts.ts'
import { type History, shopOf, untouched, withAct } from '#app/demo-shop/history.ts'
import type { Shop } from '#app/demo-shop/shop.ts'

/** The sample's history after these acts, each of which must be possible. */
export function historyAfter(acts: readonly Act[]): History {
  return acts.reduce<History>((history, act) => {
    const next = withAct(history, act)
    if (!next) throw new Error(`${act.type} is not possible.`)
    return next
  }, untouched)
}

export function shopAfter(acts: readonly Act[]): Shop {
  return shopOf(historyAfter(acts))
}
