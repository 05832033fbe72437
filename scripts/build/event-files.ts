import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { events } from '#content/events.ts'
import { releases } from '#content/releases.ts'
import { eventCalendar, eventFilePath } from '#shared/event-calendar.ts'
import { languages } from '#shared/locale.ts'
import { lastReleaseDay } from './feeds.ts'
import { siteWords } from './site-words.ts'

export function writeEventFiles(root: string, origin: string) {
  const now = new Date(`${lastReleaseDay(releases)}T00:00:00Z`)
  for (const lang of languages) {
    const options = { lang, t: siteWords(root, lang), origin, now }
    const write = (path: string, text: string) => {
      mkdirSync(dirname(`${root}/dist/client${path}`), { recursive: true })
      writeFileSync(`${root}/dist/client${path}`, text)
    }
    // An iCalendar file needs at least one entry (RFC 5545 §3.6).
    if (events.length > 0) write(eventFilePath(lang), eventCalendar(events, options))
    for (const event of events) write(eventFilePath(lang, event.id), eventCalendar([event], options))
  }
}
