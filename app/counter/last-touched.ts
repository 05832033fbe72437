import { useSyncExternalStore } from 'react'
import { storageNames } from '#content/storage-names.ts'
import type { Act } from './acts.ts'

/** The demonstrations by their sections of home. */
export type Demo = 'warehouse' | 'easycomande' | 'easydelivery' | 'ecommerce'

const demos: Readonly<Record<Act['type'], Demo | 'some'>> = {
  take: 'ecommerce',
  putBack: 'ecommerce',
  buy: 'ecommerce',
  withdraw: 'ecommerce',
  offer: 'ecommerce',
  endOffer: 'ecommerce',
  load: 'warehouse',
  unload: 'warehouse',
  count: 'warehouse',
  list: 'warehouse',
  finish: 'easycomande',
  bringBack: 'easycomande',
  send: 'easycomande',
  advance: 'easycomande',
  serve: 'easycomande',
  minutes: 'easydelivery',
  leave: 'easydelivery',
  arrive: 'easydelivery',
  tell: 'easydelivery',
  share: 'easydelivery',
  anew: 'easydelivery',
  reset: 'some',
}

/** Where an act is done; putting everything back belongs to some of them. */
export function demoOf({ type }: Pick<Act, 'type'>): Demo | 'some' {
  return demos[type]
}

const listeners = new Set<() => void>()
let last: Demo | 'some' | null | undefined

/**
 * Which demonstration was touched last: `some` where only that is known, null where none was. It is told apart from the
 * store, so that who only wants to know whether there is something to show fetches no rules.
 */
export const lastTouched = {
  get(): Demo | 'some' | null {
    if (last === undefined) last = isKept() ? 'some' : null
    return last
  },
  set(demo: Demo | 'some' | null) {
    // Who puts everything back stays where they are.
    if (demo !== 'some' || lastTouched.get() === null) last = demo
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export function useLastTouched(): Demo | 'some' | null {
  return useSyncExternalStore(lastTouched.subscribe, lastTouched.get, () => null)
}

function isKept(): boolean {
  try {
    return localStorage.getItem(storageNames.shop) !== null
  } catch {
    return false
  }
}
