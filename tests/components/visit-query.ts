import { onTestFinished } from 'vitest'

/** Sets the query for one test, and restores the former one. */
export function visitQuery(query: string) {
  const before = location.href
  history.replaceState(null, '', `${location.pathname}?${query}`)
  onTestFinished(() => history.replaceState(null, '', before))
}
