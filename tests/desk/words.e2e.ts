import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unmark } from '#desk/words/marks.ts'
import { createPreview } from '#desk/words/routes.ts'
import { readWords } from '#scripts/content/read-words.ts'
import { openLiveSite } from '#server/site/live-site.ts'
import { axeFindings } from '#tests/helpers/axe.ts'
import { fixtureRoot } from '#tests/helpers/site-root.ts'
import { openDesk } from './open-desk.ts'

const desk = await openDesk()

const italian = 'i18n/it.json'
const key = 'lawyers.hero.title'
const place = '#words/it/lawyers'
const save = (page: Page) => page.getByRole('button', { name: 'Salva' }).click()
const said = () => JSON.parse(desk.read(italian))[key]

test('each preview page without its marks equals the built page', async () => {
  const live = openLiveSite(`${fixtureRoot}/dist`)
  const preview = createPreview(fixtureRoot, live)
  for (const lang of ['it', 'en'] as const) {
    const words = readWords(fixtureRoot, lang)
    for (const page of preview.pages(lang)) {
      const { head, body } = await preview.draw(page)
      const built = page.plain.bytes.toString('utf8').replace(/<script src="[^"]*"><\/script>/g, '')
      expect(built.includes(unmark(head).text), page.path).toBe(true)
      expect(built.includes(`>${unmark(body).text}</div>`), page.path).toBe(true)
      const { keys } = unmark(head + body)
      expect(keys.filter((one) => !(one in words))).toEqual([])
      expect(keys.length).toBeGreaterThan(5)
    }
  }
})

test('a headline is edited in place in both languages', async () => {
  const before = { it: desk.read(italian), en: desk.read('i18n/en.json') }
  const page = await desk.visit(place)
  const headline = page.frameLocator('iframe').locator('h1')
  await headline.click()
  await page.getByRole('textbox', { name: 'Italiano' }).fill('Termini, contati per bene')
  await page.getByRole('textbox', { name: 'Inglese' }).fill('Deadlines, counted well')
  // The page shows it before the file says it.
  await expect.poll(() => headline.textContent()).toBe('Termini, contati per bene')
  expect(desk.read(italian) === before.it).toBe(true)
  await save(page)
  await page.getByText('Salvato.').waitFor()
  const lines = (text: string) => text.split('\n')
  for (const [lang, text] of Object.entries(before)) {
    const now = lines(desk.read(`i18n/${lang}.json`))
    const changed = lines(text).flatMap((line, index) => (line === now[index] ? [] : [now[index]]))
    expect(changed).toHaveLength(1)
    expect(changed[0]).toContain(`"${key}": "${lang === 'it' ? 'Termini' : 'Deadlines'}, `)
    expect(now).toHaveLength(lines(text).length)
  }
  await page.getByRole('link', { name: 'Modifiche' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Termini, contati per bene' })
  await entry.getByText('Deadlines, counted well').waitFor()
  await entry.getByRole('button', { name: 'Annulla' }).click()
  await expect.poll(() => desk.read(italian) === before.it).toBe(true)
  await expect.poll(() => desk.read('i18n/en.json') === before.en).toBe(true)
  await page.goBack()
  await expect.poll(() => headline.textContent()).toContain(said())
  expect(page.faults).toEqual([])
})

test('an invalid text survives a reload, is reported at its field, and is saved once valid', async () => {
  const before = desk.read(italian)
  const page = await desk.visit(place)
  const headline = page.frameLocator('iframe').locator('h1')
  await headline.click()
  const field = page.getByRole('textbox', { name: 'Italiano' })
  await field.fill('Quasi {{giusto}}')
  await page.getByText('Qui il sito non può riempire {{giusto}}').waitFor()
  await expect.poll(() => headline.textContent()).toContain('Quasi')
  await page.reload()
  await expect.poll(() => field.textContent()).toBe('Quasi {{giusto}}')
  await expect.poll(() => headline.textContent()).toContain('Quasi')
  expect(desk.read(italian) === before).toBe(true)
  expect(await page.getByRole('button', { name: 'Salva' }).isDisabled()).toBe(true)
  await field.fill('Quasi giusto')
  await save(page)
  await expect.poll(said).toBe('Quasi giusto')
})

test('Tab reaches a text, Enter opens it, Escape returns', async () => {
  const page = await desk.visit(place)
  // `tabindex`: the frame's texts can be reached.
  const headline = page.frameLocator('iframe').locator('h1[tabindex="0"]')
  await headline.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Italiano' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Con i soli tasti')
  await page.getByRole('button', { name: 'Salva' }).press('Enter')
  await expect.poll(said).toBe('Con i soli tasti')
  await page.keyboard.press('Escape')
  await page.getByRole('complementary', { name: 'Testo' }).waitFor({ state: 'detached' })
  await page.frameLocator('iframe').locator('h1:focus').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('complementary', { name: 'Testo' }).waitFor()
})

test('without “Correggi” the preview’s links navigate within the desk', async () => {
  const page = await desk.visit(place)
  const frame = page.frameLocator('iframe')
  const link = frame.getByRole('contentinfo').locator('a[href="/it/contact"]').first()
  await link.click()
  await page.getByRole('complementary', { name: 'Testo' }).waitFor()
  await page.getByRole('button', { name: 'Chiudi' }).click()
  await page.getByRole('checkbox', { name: 'Correggi' }).uncheck()
  await link.click()
  await expect.poll(() => page.url()).toMatch(/#words\/it\/contact$/)
  await expect
    .poll(() => page.frames().map((one) => one.url()))
    .toContain(`${desk.origin}/desk/page/it/contact`)
  expect(page.faults).toEqual([])
})

test.each([360, 1280])('axe finds no fault with the editor open at %i px', async (width) => {
  const page = await desk.visit(`${place}/-/${key}`, { viewport: { width, height: 800 } })
  await page.getByRole('textbox', { name: 'Italiano' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const headline = page.frameLocator('iframe').locator('h1')
  const [text, editor] = await Promise.all([
    headline.boundingBox(),
    page.getByRole('complementary', { name: 'Testo' }).boundingBox(),
  ])
  if (width === 360) expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThan(editor?.y ?? 0)
  await page.evaluate(() => scrollTo({ top: 0 }))
  const [header, frame] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.locator('iframe').boundingBox(),
  ])
  expect(frame?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})
