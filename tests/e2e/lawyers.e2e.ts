import type { Page } from 'playwright-core'
import { expect, test } from '../helpers/browser-test.ts'

const due = (page: Page) => page.locator('#example p b').first().innerText()
const example = (page: Page) => page.locator('#example')
const fields = (page: Page) => page.locator('#bannerTop')
const firstDue = (page: Page) => page.locator('#bannerTop p b').first().innerText()
const query = (page: Page) => new URL(page.url()).search

/** The browser's clock stands still at a moment. */
const at = (moment: string) => ({ before: (page: Page) => page.clock.setFixedTime(moment) })

/** Waits until the section's code is requested; what is chosen before it has come is replayed. */
async function woken(page: Page) {
  await example(page).getByRole('checkbox').last().focus()
  await page.waitForLoadState('networkidle')
}

test('without scripts a printed day is read with what was asked, without fields; awake it counts from today in Italy', async ({
  visit,
}) => {
  const plain = await visit('/it/lawyers', { scripts: false })
  expect(await due(plain)).toBe('8 settembre')
  expect(await plain.locator('#example dl').innerText()).toMatch(/9\sluglio 2026\s+Termine\s+30 giorni/)
  expect(await plain.locator('#example :is(input, button):visible').count()).toBe(0)

  // Still the day before in Greenwich.
  const page = await visit('/it/lawyers', at('2027-03-02T00:30:00+01:00'))
  expect(await firstDue(page)).toBe('1 aprile')
  await woken(page)
  expect(await fields(page).getByLabel('Dal giorno').inputValue()).toBe('2027-03-02')
  expect(await due(page)).toBe('1 aprile')
})

test('on paper the sum is read with what was asked, without fields, and no deadline stands where a field is empty', async ({
  visit,
}) => {
  const page = await visit('/it/lawyers?from=2026-07-09&days=60')
  await woken(page)
  expect(await page.locator('#example p b').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#example p b').isVisible()).toBe(true)
  await expect
    .poll(() => page.locator('#example dl').innerText())
    .toMatch(/9\sluglio 2026\s+Termine\s+60 giorni/)
  expect(await page.locator('#example :is(input, button):visible').count()).toBe(0)

  await page.emulateMedia({ media: null })
  await fields(page).getByRole('textbox', { name: 'Termine' }).fill('')
  await page.locator('#example').getByText('È l’ultimo calcolo riuscito').last().waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.locator('#example').getByText('Nessuna scadenza').waitFor()
  expect(await page.locator('#example').innerText()).not.toMatch(/settembre|ottobre/)
})

test('the first screen counts, and the diary follows, while a fault takes the day out of it', async ({
  visit,
}) => {
  const page = await visit('/it/lawyers?from=2026-07-09&days=30')
  const first = page.locator('#bannerTop')
  const diary = first.locator('ol')
  await expect.poll(() => diary.innerText()).toMatch(/8\ssettembre\s+scadenza/)
  await first.getByLabel('Termine di legge').selectOption('Art. 325, c. 2: ricorso per cassazione')
  await expect.poll(() => firstDue(page)).toBe('8 ottobre')
  await expect.poll(() => diary.innerText()).toMatch(/8\sottobre\s+scadenza/)
  expect(query(page)).toBe('?from=2026-07-09&days=60&rule=325-2')
  await first.getByText('Da un’udienza, a ritroso').click()
  await expect.poll(() => diary.innerText()).toMatch(/scadenza[\s\S]*9\sluglio\s+udienza/)
  await first.getByRole('textbox', { name: 'Termine' }).fill('x')
  await first.getByText('È l’ultimo calcolo riuscito').last().waitFor()
  expect(await diary.locator('li').count()).toBe(0)
})

test('whatever is asked, nothing runs out of the sheet, and the heading of the sum breaks no word', async ({
  visit,
}) => {
  let tab: Page | undefined
  for (const [lang, asked, heard] of [
    ['it', 'from=2026-07-09&months=6', /9\sluglio/],
    ['it', 'hearing=2026-12-29&days=120&clear=yes&rule=163-bis', /29\sdicembre/],
    ['it', 'from=2026-09-22&months=24', /22\ssettembre/],
    ['en', 'from=2026-09-22&months=24', /22\sSeptember/],
  ] as const) {
    const page = await visit(`/${lang}/lawyers?${asked}`, { tab })
    tab = page
    await woken(page)
    const heading = page.locator('#example h2')
    await expect.poll(() => heading.innerText()).toMatch(heard)
    for (const width of [320, 360, 768, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await over(), `${width} ${asked}`).toBeLessThanOrEqual(0)
      const torn = await heading.evaluate((title) => {
        title.style.overflowWrap = 'normal'
        const over = title.scrollWidth - title.clientWidth
        title.style.overflowWrap = ''
        return over
      })
      expect(torn, `${width} ${lang} ${asked}`).toBe(0)
    }
  }
})
