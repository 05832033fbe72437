import { named, readOrNull, record, whole } from '#app/demo-shop/readers.ts'
import { attempt } from '#app/platform/attempt.ts'
import { storageNames } from '#content/storage-names.ts'

const readOrder = record({
  table: whole(1, 99),
  covers: whole(1, 99),
  pad: named(whole(1, 99), 60),
})

/** On the pad, not yet sent. */
export type Order = ReturnType<typeof readOrder>

/** Of this visit: it survives a change of language, which loads the page anew. */
export function keptOrder(): Order | null {
  return readOrNull(
    readOrder,
    attempt(() => JSON.parse(sessionStorage.getItem(storageNames.pad) ?? '')),
  )
}

export function keepOrder(order: Order) {
  const isEmpty = Object.keys(order.pad).length === 0
  attempt(() =>
    isEmpty
      ? sessionStorage.removeItem(storageNames.pad)
      : sessionStorage.setItem(storageNames.pad, JSON.stringify(order)),
  )
}
