import { inject } from 'vitest'
import { events } from '#content/events.ts'
import { eventFilePath } from '#shared/event-calendar.ts'
import { languages } from '#shared/locale.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

test('each event and the whole list have a calendar file in both languages', async ({ visit }) => {
  const page = await visit('/it/costaeventi', { scripts: false })
  const hrefs = await page
    .locator('#example a[href$=".ics"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const inOrder = events.toSorted((one, other) =>
    `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`),
  )
  expect(hrefs).toEqual([...inOrder.map(({ id }) => eventFilePath('it', id)), eventFilePath('it')])
  for (const lang of languages) {
    const all = await fetch(inject('siteUrl') + eventFilePath(lang))
    expect(all.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect((await all.text()).match(/BEGIN:VEVENT/g)).toHaveLength(events.length)
    for (const event of events) {
      const text = await (await fetch(inject('siteUrl') + eventFilePath(lang, event.id))).text()
      expect(text).toContain(`SUMMARY:${event.title[lang]}\r\n`)
      expect(text).toContain(`UID:${event.id}@`)
    }
  }
  const concert = await fetch(`${inject('siteUrl')}/en/costaeventi/concerto-piazza.ics`)
  expect(await concert.text()).toContain('DTSTART:20270612T193000Z\r\nSUMMARY:Concert in the square')
})
