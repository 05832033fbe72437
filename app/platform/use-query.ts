import { useMemo, useState, useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

const readSearch = () => location.search

const address = createStore(readSearch, () => {
  const tell = () => address.set(readSearch())
  window.addEventListener('popstate', tell)
  if ('navigation' in window) navigation.addEventListener('currententrychange', tell)
  return () => {
    window.removeEventListener('popstate', tell)
    if ('navigation' in window) navigation.removeEventListener('currententrychange', tell)
  }
})

/** 'push' adds a history entry. An empty value removes its key. */
export function changeQuery(changes: Readonly<Record<string, string>>, how: 'push' | 'replace') {
  const url = new URL(location.href)
  url.hash = ''
  for (const [key, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(key, value)
    else url.searchParams.delete(key)
  }
  if (how === 'push') history.pushState({ pushed: true }, '', url)
  else history.replaceState(history.state, '', url)
  address.set(readSearch())
}

/** Goes back where `changeQuery` pushed the current history entry. */
export function leaveQuery(key: string) {
  if (history.state?.pushed) history.back()
  else changeQuery({ [key]: '' }, 'replace')
}

/** Follows links, Back and `changeQuery`. Empty during hydration, as in the prerendered HTML. */
export function useQuery(): URLSearchParams {
  const [read] = useState(querySnapshot)
  const search = useSyncExternalStore(address.subscribe, read, () => '')
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Ignores the next page's address, so that a page being left keeps what it shows. */
function querySnapshot() {
  let path: string | undefined
  let search = ''
  return () => {
    path ??= location.pathname
    if (location.pathname === path) search = location.search
    return search
  }
}
