import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { events } from '#content/events.ts'
import { eventFilePath } from '#shared/event-calendar.ts'
import { languages } from '#shared/locale.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { changedPixels } from '#tests/helpers/changed-pixels.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

/** Waits until the section's code is requested; input before it has loaded is replayed. */
async function waitForSectionCode(page: Page) {
  await page.getByLabel(t('costaeventi.own.name')).focus()
  await page.waitForLoadState('networkidle')
}

test('each event and the whole list have a calendar file in both languages', async ({ visit }) => {
  const page = await visit('/it/costaeventi', { scripts: false })
  const hrefs = await page
    .locator('#example a[href$=".ics"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const inOrder = events.toSorted((one, other) =>
    `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`),
  )
  expect(hrefs).toEqual([...inOrder.map(({ id }) => eventFilePath('it', id)), eventFilePath('it')])
  expect(await page.getByLabel(t('costaeventi.own.name')).isVisible()).toBe(false)
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

test('a list with an own event prints on two pages, and “Inviacelo” sends it to the contact form', async ({
  visit,
}) => {
  const page = await visit('/it/costaeventi?title=Festa')
  await waitForSectionCode(page)
  await page.locator('#own h4').waitFor()
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2)
  await page.getByRole('button', { name: t('demo.send') }).click()
  await page.waitForURL('**/it/contact?subject=costaeventi')
  await expect
    .poll(() => page.locator('[name="message"]').inputValue())
    .toContain(`${inject('siteUrl')}/it/costaeventi?title=Festa`)
})

test('a very long event name causes no overflow at 320 px', async ({ visit }) => {
  const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter'
  const page = await visit(`/it/costaeventi?${new URLSearchParams({ title, place: title })}`, { width: 320 })
  await page.locator('#example').scrollIntoViewIfNeeded()
  await page.locator('#own h4').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the focus changes enough pixels of the chosen poster in light and dark', async ({ visit }) => {
  let tab: Page | undefined
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visit('/it/costaeventi', { tab })
    tab = page
    await page.emulateMedia({ colorScheme })
    await waitForSectionCode(page)
    const posters = page.getByRole('radiogroup', { name: t('costaeventi.own.poster') })
    await posters.scrollIntoViewIfNeeded()
    const box = await posters.boundingBox()
    const clip = { x: (box?.x ?? 0) - 12, y: (box?.y ?? 0) - 12, width: 400, height: 90 }
    const before = await page.screenshot({ clip })
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => posters.evaluate((group) => group.matches(':has(:focus-visible)'))).toBe(true)
    // Two pixels around a picture of 72 by 44 (WCAG 2.4.13).
    expect(await changedPixels(before, await page.screenshot({ clip }))).toBeGreaterThan(2 * 2 * (72 + 44))
  }
})
