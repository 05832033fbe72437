import { attempt } from '#app/platform/attempt.ts'
import { createStore, useStore } from '#app/platform/create-store.ts'
import { storageNames } from '#content/storage-names.ts'

/** Apart from the store, so that checking loads no rules of the shop. */
export const shopTouched = createStore(
  () => attempt(() => localStorage.getItem(storageNames.shop) !== null) ?? false,
)

export function useShopTouched(): boolean {
  return useStore(shopTouched, false)
}
