import { createStore, useStore } from '#app/platform/create-store.ts'
import { storageNames } from '#content/storage-names.ts'

/**
 * Whether anything was done in the shop. Apart from the store, so that who only wants to know whether there is something to
 * show fetches no rules.
 */
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
