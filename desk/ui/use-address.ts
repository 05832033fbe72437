import { useSyncExternalStore } from 'react'

/** The address after `#`, without it: `rows/settings/company.vat`. */
export function useAddress(): readonly string[] {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return hash.slice(1).split('/').map(decodeURIComponent)
}

/** For links: `#rows/settings/company.vat`. */
export function addressOf(...steps: readonly string[]): string {
  return `#${steps.map(encodeURIComponent).join('/')}`
}

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
