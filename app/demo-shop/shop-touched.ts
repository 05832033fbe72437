import { createStore, useStore } from '#app/platform/create-store.ts'
import { storageNames } from '#content/storage-names.ts'

/** Apart from the store, so that checking loads no rules of the shop. */
export const shopTouched = createStore(isKept)

export function useShopTouched(): boolean {
  return useStore(shopTouched, false)
}

function isKept(): boolean {
  try {
    return localStorage.getItem(storageNames.shop) !== null
  } catch {
    return false
  }
}
