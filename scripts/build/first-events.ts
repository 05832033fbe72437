import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type EventsFile, eventDays, readEvents } from '#content/events.ts'
import { siteDir } from '#content/site-files/site-dir.ts'

export function buildFirstEvents(root: string) {
  const file: EventsFile = JSON.parse(readFileSync(`${siteDir(root)}/events.json`, 'utf8'))
  const events = eventDays(readEvents(file)).flatMap((day) => day.events)
  const first = events.slice(0, 2).map(({ id, date, time, title }) => ({ id, date, time, title }))
  const target = `${root}/generated/first-events.json`
  const text = JSON.stringify(first)
  mkdirSync(`${root}/generated`, { recursive: true })
  // Writing would make the dev server reload.
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
}
