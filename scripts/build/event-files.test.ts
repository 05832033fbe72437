import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { events } from '#content/events.ts'
import { eventFilePath } from '#shared/event-calendar.ts'
import { languages } from '#shared/locale.ts'
import { layFixtureSite } from '#tests/helpers/lay-fixture-site.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { writeEventFiles } from './event-files.ts'

test('writes calendar files for each event and for all of them, in each language', () => {
  const root = ownFolder()
  layFixtureSite(root)
  writeEventFiles(root, 'https://shop.example')
  const uids = (path: string) =>
    [...readFileSync(`${root}/dist/client${path}`, 'utf8').matchAll(/^UID:(.*)@shop\.example\r$/gm)].map(
      ([, id]) => id,
    )
  expect(events.length).toBeGreaterThan(1)
  for (const lang of languages) {
    expect(uids(eventFilePath(lang))).toEqual(events.map(({ id }) => id))
    for (const { id } of events) expect(uids(eventFilePath(lang, id))).toEqual([id])
  }
  const [first] = events
  const whole = readFileSync(`${root}/dist/client${eventFilePath('it')}`, 'utf8')
  writeEventFiles(root, 'https://shop.example')
  expect(readFileSync(`${root}/dist/client${eventFilePath('it')}`, 'utf8')).toBe(whole)
  expect(first && existsSync(`${root}/dist/client/it/costaeventi/${first.id}.ics`)).toBe(true)
})
