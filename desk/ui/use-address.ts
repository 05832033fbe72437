import { useSyncExternalStore } from 'react'

let roomBefore = ''

/** The room that was left for this one; none at first. */
export const previousRoom = () => roomBefore

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

function stepsOf(hash: string): readonly string[] {
  return hash.slice(1).split('/').map(decodeURIComponent)
}

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

addEventListener('hashchange', ({ oldURL, newURL }) => {
  const [former = '', next] = [oldURL, newURL].map((url) => stepsOf(new URL(url).hash)[0])
  if (former !== next) roomBefore = former
})
