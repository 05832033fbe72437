import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { events } from '#content/events.ts'
import { eventFilePath } from '#shared/event-calendar.ts'
import { languages } from '#shared/locale.ts'
import { layFixtureSite } from '#tests/helpers/lay-fixture-site.ts'
import { writeEventFiles } from './event-files.ts'

test('every event can be taken into a diary, alone and with the whole list, in each language', () => {
  const root = mkdtempSync(join(tmpdir(), 'event-files-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
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
