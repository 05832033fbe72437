import { useSyncExternalStore } from 'react'
import { storageNames } from '#content/storage-names.ts'

const listeners = new Set<() => void>()
let isTouched: boolean | undefined

/**
 * Whether anything was done in the shop. Apart from the store, so that who only wants to know whether there is something to
 * show fetches no rules.
 */
export const shopTouched = {
  get(): boolean {
    isTouched ??= isKept()
    return isTouched
  },
  set(touched: boolean) {
    isTouched = touched
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export function useShopTouched(): boolean {
  return useSyncExternalStore(shopTouched.subscribe, shopTouched.get, () => false)
}

function isKept(): boolean {
  try {
    return localStorage.getItem(storageNames.shop) !== null
  } catch {
    return false
  }
}
