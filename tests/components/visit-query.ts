import { onTestFinished } from 'vitest'

/** Gives a test an address with this query; the former one comes back when it is over. */
export function visitQuery(query: string) {
  const before = location.href
  history.replaceState(null, '', `${location.pathname}?${query}`)
  onTestFinished(() => history.replaceState(null, '', before))
}
