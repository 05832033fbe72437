import { useEffect, useState } from 'react'
import { storageNames } from '#content/storage-names.ts'

const none: ReadonlySet<string> = new Set()

/**
 * Which of the `rows` were not there at this browser's last visit; none at the first one, and where storage is refused. Only
 * the newest rows are remembered.
 */
export function useNewReleases(rows: readonly { id: string }[], areNewest: boolean): ReadonlySet<string> {
  const [news, setNews] = useState(none)
  useEffect(() => {
    if (!areNewest) return
    const ids = rows.map(({ id }) => id)
    const seen = readSeen()
    if (seen) setNews(new Set(ids.filter((id) => !seen.includes(id))))
    writeSeen(ids)
  }, [rows, areNewest])
  return news
}

function readSeen(): string[] | null {
  try {
    const text = localStorage.getItem(storageNames.releases)
    const value: unknown = text === null ? null : JSON.parse(text)
    return Array.isArray(value) ? value.map(String) : null
  } catch {
    return null
  }
}

function writeSeen(ids: readonly string[]) {
  try {
    localStorage.setItem(storageNames.releases, JSON.stringify(ids))
  } catch {
    // Storage may be full or forbidden: the page only forgets what was seen.
  }
}
