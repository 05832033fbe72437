import { useSyncExternalStore } from 'react'

/** The fragment's steps: `rows`, `settings`, `company.vat`. */
export function useAddress(): readonly string[] {
  return stepsOf(useSyncExternalStore(subscribe, () => location.hash))
}

/** The same now: just after a change, views still show the former one. */
export const addressNow = () => stepsOf(location.hash)

/** For links: `#rows/settings/company.vat`. */
export function addressOf(...steps: readonly string[]): string {
  return `#${steps.map(encodeURIComponent).join('/')}`
}

export function stepsOf(hash: string): readonly string[] {
  return hash.slice(1).split('/').map(decodeURIComponent)
}

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
