import { onTestFinished } from 'vitest'

/** Prevents navigations: their targets are recorded, and shown as the address until the test is over. */
export function recordNavigations(): string[] {
  const visited: string[] = []
  const before = location.href
  const onNavigate = (event: NavigateEvent) => {
    const { pathname, search, hash } = new URL(event.destination.url)
    visited.push(pathname + search + hash)
    if (event.canIntercept) event.intercept({ scroll: 'manual', focusReset: 'manual' })
  }
  navigation.addEventListener('navigate', onNavigate)
  onTestFinished(() => {
    navigation.removeEventListener('navigate', onNavigate)
    history.replaceState(null, '', before)
  })
  return visited
}
