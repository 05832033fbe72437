import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from '../helpers/browser-test.ts'

const due = (page: Page) => page.locator('#example p b').first().innerText()
const example = (page: Page) => page.locator('#example')
const fields = (page: Page) => page.locator('#bannerTop')
const firstDue = (page: Page) => page.locator('#bannerTop p b').first().innerText()
const query = (page: Page) => new URL(page.url()).search

/** The browser's clock stands still at a moment. */
const at = (moment: string) => ({ before: (page: Page) => page.clock.setFixedTime(moment) })

async function expectNoDeadline(page: Page) {
  await page.locator('#example').getByText('Nessuna scadenza').waitFor()
  expect(await page.locator('#example ol').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Metti in agenda' }).count()).toBe(0)
}

/** The section's code is asked for; what is chosen before it has come is counted when it has. */
async function woken(page: Page) {
  await example(page).getByRole('checkbox').last().focus()
  await page.waitForLoadState('networkidle')
}

test('day, term and suspension change the deadline, its steps, the first screen and the address', async ({
  visit,
}) => {
  const page = await visit('/it/lawyers', at('2026-07-09T10:00:00+02:00'))
  await woken(page)
  expect(await due(page)).toBe('8 settembre')
  expect(query(page)).toBe('')

  await fields(page).getByRole('textbox', { name: 'Termine' }).fill('60')
  await expect.poll(() => due(page)).toBe('8 ottobre')
  expect(await page.locator('#example h2').innerText()).toMatch(/^60 giorni\s+dal\s9\sluglio$/)
  expect(await firstDue(page)).toBe('8 ottobre')
  expect(await page.getByRole('status').filter({ hasText: 'Nuova scadenza' }).innerText()).toBe(
    'Nuova scadenza: giovedì 8\u00a0ottobre 2026.',
  )

  await example(page).getByLabel('Sospensione feriale').uncheck()
  await expect.poll(() => due(page)).toBe('7 settembre')
  expect(await page.locator('#example ol s').count()).toBe(0)

  await fields(page).getByLabel('Dal giorno').fill('2026-04-08')
  await expect.poll(() => page.locator('#example h2').innerText()).toMatch(/dall’8\saprile$/)
  expect(query(page)).toBe('?from=2026-04-08&days=60&suspension=no')
  expect(await page.locator('#example table tr').count()).toBe(5)

  await fields(page).getByLabel('Giorni, mesi o anni').selectOption('months')
  await fields(page).getByRole('textbox', { name: 'Termine' }).fill('6')
  await expect.poll(() => due(page)).toBe('8 ottobre')
  await example(page).getByLabel('A Roma').check()
  expect(query(page)).toBe('?from=2026-04-08&suspension=no&months=6&rome=yes')
})

test('the example is a printed day until scripts wake, and then counts from today in Italy', async ({
  visit,
}) => {
  const plain = await visit('/it/lawyers', { scripts: false })
  expect(await due(plain)).toBe('8 settembre')
  expect(await plain.locator('#example dl').innerText()).toContain('9\u00a0luglio 2026')

  // Still the day before in Greenwich.
  const page = await visit('/it/lawyers', at('2027-03-02T00:30:00+01:00'))
  expect(await firstDue(page)).toBe('1 aprile')
  await woken(page)
  expect(await fields(page).getByLabel('Dal giorno').inputValue()).toBe('2027-03-02')
  expect(await due(page)).toBe('1 aprile')
})

test('an address brings its sum, and one that cannot be counted says so', async ({ visit }) => {
  const shared = await visit('/it/lawyers?from=2026-03-02&days=90&suspension=no')
  await expect.poll(() => firstDue(shared)).toBe('1 giugno')
  await woken(shared)
  await expect.poll(() => due(shared)).toBe('1 giugno')
  expect(await fields(shared).getByLabel('Dal giorno').inputValue()).toBe('2026-03-02')
  expect(await example(shared).getByLabel('Sospensione feriale').isChecked()).toBe(false)

  const wrong = await visit('/it/lawyers?from=2026-03-02&days=tre')
  await woken(wrong)
  await fields(wrong).getByRole('alert').filter({ hasText: 'numero intero' }).waitFor()
  await expectNoDeadline(wrong)
})

test('the deadline goes into the diary as a whole day, with its count and its address', async ({ visit }) => {
  const page = await visit('/en/lawyers?from=2026-07-09&days=60')
  const button = page.getByRole('button', { name: 'Add to diary' })
  await button.focus()
  await expect.poll(() => due(page)).toBe('8 October')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('easy-lawyers-2026-10-08.ics')
  const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
  expect(file).toContain('DTSTART;VALUE=DATE:20261008\r\n')
  expect(file).toContain('SUMMARY:Deadline: 60 days from 9\u00a0July\r\n')
  expect(file).toContain('A demonstration tool: always check the result.')
  expect(file).toContain(`URL:${page.url()}\r\n`)
})

test('on paper and without scripts the sum is read with what was asked, without fields', async ({
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

  const plain = await visit('/it/lawyers', { scripts: false })
  expect(await plain.locator('#example dl').innerText()).toMatch(/9\sluglio 2026\s+Termine\s+30 giorni/)
  expect(await plain.locator('#example :is(input, button):visible').count()).toBe(0)
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

test('on paper no deadline stands where a field is empty or wrong', async ({ visit }) => {
  const page = await visit('/it/lawyers?from=2026-07-09&days=60')
  await woken(page)
  await fields(page).getByRole('textbox', { name: 'Termine' }).fill('')
  await page.locator('#example').getByText('È l’ultimo calcolo riuscito').last().waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.locator('#example').getByText('Nessuna scadenza').waitFor()
  expect(await page.locator('#example').innerText()).not.toMatch(/settembre|ottobre/)
})

test('whatever is asked, nothing runs out of the sheet', async ({ visit }) => {
  let tab: Page | undefined
  for (const asked of [
    'from=2026-01-30&days=180',
    'from=2026-07-09&months=6',
    'from=2026-01-31&years=2',
    'from=2026-08-31&days=1',
    'from=2026-09-29&days=1',
    'from=2026-10-30&days=2',
    'hearing=2026-12-29&days=120&clear=yes&rule=163-bis',
  ]) {
    const page = await visit(`/it/lawyers?${asked}`, { tab })
    tab = page
    await woken(page)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const fits = () =>
        page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
      expect(await fits(), `${width} ${asked}`).toBe(true)
    }
  }
})

test.for(['it', 'en'])(
  'at no width the heading of the sum breaks a month, in %s',
  async (lang, { visit }) => {
    const page = await visit(`/${lang}/lawyers?from=2026-09-22&months=24`)
    const heading = page.locator('#example h2')
    await heading.scrollIntoViewIfNeeded()
    await expect.poll(() => heading.innerText()).toMatch(/22\sSeptember|22\ssettembre/)
    for (const width of [320, 360, 768, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await heading.evaluate((title) => {
        title.style.overflowWrap = 'normal'
        return title.scrollWidth - title.clientWidth
      })
      expect(over, `${width} px`).toBe(0)
    }
  },
)
