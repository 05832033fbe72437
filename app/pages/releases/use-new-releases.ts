import { useEffect, useState } from 'react'
import { releases } from '#content/releases.ts'
import { storageName } from '#content/storage.ts'

const none: ReadonlySet<string> = new Set()

/** The releases that were not there at this browser's last visit; empty at the first one, and where storage is refused. */
export function useNewReleases(): ReadonlySet<string> {
  const [news, setNews] = useState(none)
  useEffect(() => {
    const ids = releases.map(({ id }) => id)
    const seen = readSeen()
    if (seen) setNews(new Set(ids.filter((id) => !seen.includes(id))))
    writeSeen(ids)
  }, [])
  return news
}

function readSeen(): string[] | null {
  try {
    const text = localStorage.getItem(storageName('releases'))
    const value: unknown = text === null ? null : JSON.parse(text)
    return Array.isArray(value) ? value.map(String) : null
  } catch {
    return null
  }
}

function writeSeen(ids: readonly string[]) {
  try {
    localStorage.setItem(storageName('releases'), JSON.stringify(ids))
  } catch {
    // Storage may be full or forbidden: the page only forgets what was seen.
  }
}
