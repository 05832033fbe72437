import { afterAll, beforeAll, expect, test } from 'vitest'
import { unmark } from '#desk/words/marks.ts'
import { createPreview } from '#desk/words/routes.ts'
import { readWords } from '#scripts/content/read-words.ts'
import { openLiveSite } from '#server/site/live-site.ts'
import { axeFindings } from '#tests/helpers/axe.ts'
import { fixtureRoot } from '#tests/helpers/site-root.ts'
import { type OpenDesk, openDesk } from './open-desk.ts'

let desk: OpenDesk

beforeAll(async () => {
  desk = await openDesk()
})

afterAll(() => desk?.stop())

const italian = 'i18n/it.json'
const key = 'lawyers.hero.title'
const place = '#words/it/lawyers'
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
  await page.getByText('Salvato.').waitFor()
  const lines = (text: string) => text.split('\n')
  for (const [lang, text] of Object.entries(before)) {
    const now = lines(desk.read(`i18n/${lang}.json`))
    const changed = lines(text).flatMap((line, index) => (line === now[index] ? [] : [now[index]]))
    expect(changed).toHaveLength(1)
    expect(changed[0]).toContain(`"${key}": "${lang === 'it' ? 'Termini' : 'Deadlines'}, `)
    expect(now).toHaveLength(lines(text).length)
  }
  await page.getByRole('button', { name: 'Modifiche' }).click()
  for (const text of ['Termini, contati per bene', 'Deadlines, counted well']) {
    // One change, or two on a slow machine; the last one listed is the oldest.
    const entry = page.getByRole('listitem').filter({ hasText: text }).last()
    await entry.waitFor()
    const undo = entry.getByRole('button')
    if ((await undo.count()) > 0) await undo.click()
    await undo.waitFor({ state: 'detached' })
  }
  await expect.poll(() => desk.read(italian) === before.it).toBe(true)
  await expect.poll(() => desk.read('i18n/en.json') === before.en).toBe(true)
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
  await field.fill('Quasi giusto')
  await expect.poll(said).toBe('Quasi giusto')
})

test('a tapped text stays where it is on the screen while its editor opens and closes', async () => {
  const page = await desk.visit(place, { viewport: { width: 1280, height: 800 } })
  const text = page.frameLocator('iframe').getByRole('contentinfo').locator('a[data-words]').first()
  await text.scrollIntoViewIfNeeded()
  const top = async () => Math.round((await text.boundingBox())?.y ?? -1)
  const width = async () => (await page.locator('iframe').boundingBox())?.width ?? 0
  const [former, whole] = [await top(), await width()]
  await text.click()
  await expect.poll(width).toBeLessThan(whole)
  expect(await top()).toBe(former)
  await page.getByRole('button', { name: 'Chiudi' }).click()
  await expect.poll(width).toBe(whole)
  expect(await top()).toBe(former)
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
  await expect.poll(said).toBe('Con i soli tasti')
  await page.keyboard.press('Escape')
  await page.getByRole('complementary', { name: 'Testo' }).waitFor({ state: 'detached' })
  await page.frameLocator('iframe').locator('h1:focus').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('complementary', { name: 'Testo' }).waitFor()
})

test('a text outside the pages is found by search; a removed placeholder can be inserted again', async () => {
  const page = await desk.visit('#words')
  const { 'mail.notice.subject': subject } = JSON.parse(desk.read(italian))
  await page.getByRole('searchbox').fill(subject.replaceAll(/\{\{.*/g, '').slice(0, 20))
  await page.getByRole('listitem').getByRole('link').first().click()
  const field = page.getByRole('textbox', { name: 'Italiano' }).first()
  const whole = await field.textContent()
  expect(whole).toMatch(/\{\{\w+\}\}/)
  await field.fill('Da leggere')
  await page.getByText('Manca un pezzo che il sito riempie da sé.').waitFor()
  const plus = page.getByRole('button', { name: /^\+ / })
  while ((await plus.count()) > 0) await plus.first().click()
  await expect.poll(() => field.textContent()).toMatch(/^Da leggere \{\{\w+\}\}/)
  await page.getByText('Salvato.').waitFor()
})

test('a change by somebody else is drawn; a conflict offers a choice', async () => {
  const page = await desk.visit(`${place}/-/${key}`)
  const headline = page.frameLocator('iframe').locator('h1')
  const field = page.getByRole('textbox', { name: 'Italiano' })
  const rewrite = (to: string) => desk.write(italian, desk.read(italian).replace(`"${said()}"`, `"${to}"`))
  await field.waitFor()
  rewrite('Scritto a mano')
  await expect.poll(() => headline.textContent()).toBe('Scritto a mano')
  // The page and the editor load on their own.
  await expect.poll(() => field.textContent()).toBe('Scritto a mano')
  await field.fill('Il mio {{no}}')
  rewrite('Il loro')
  const conflict = page.getByRole('alert').filter({ hasText: 'Qualcun altro lo ha cambiato' })
  await conflict.getByText('Il loro').waitFor()
  await field.fill('Il mio')
  await page.getByRole('button', { name: 'Tieni il mio' }).press('Enter')
  await expect.poll(said).toBe('Il mio')
})

test('a preview that is still loading ignores taps', async () => {
  const page = await desk.visit('#requests')
  const held = Promise.withResolvers<void>()
  await page.route(`${desk.origin}/assets/**`, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${desk.origin}/desk/${place}`)
  const frame = page.locator('iframe')
  await frame.and(page.locator('[inert]')).waitFor()
  held.resolve()
  await expect.poll(() => frame.getAttribute('inert')).toBeNull()
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

test('a tap on what is no text says where it is changed', async () => {
  const page = await desk.visit('#words/it/clients')
  await page.locator('iframe:not([inert])').waitFor()
  await page.frameLocator('iframe').locator('main').getByText('Portoquieto', { exact: true }).first().click()
  await page.getByRole('status').getByRole('link', { name: 'Schede' }).click()
  expect(page.url()).toMatch(/#rows$/)
})

test('at 360 px no choice breaks in mid-word, and the start of a long text is not covered', async () => {
  const page = await desk.visit(place, { viewport: { width: 360, height: 800 } })
  await page.getByRole('button', { name: 'Altro' }).click()
  const lines = (link: Element) => {
    const range = document.createRange()
    range.selectNodeContents(link)
    return range.getClientRects().length
  }
  for (const name of ['Italiano', 'Inglese'])
    expect(await page.getByRole('link', { name }).evaluate(lines)).toBe(1)
  await page.frameLocator('iframe').locator('h1').click()
  const field = page.getByRole('textbox', { name: 'Italiano' })
  await field.waitFor()
  // The page goes to the upper edge, to leave room for typing.
  expect((await page.locator('iframe').boundingBox())?.y).toBeCloseTo(0, 1)
  await field.fill('Una frase lunga che si ripete. '.repeat(60))
  await field.press('ControlOrMeta+End')
  await field.press('ControlOrMeta+Home')
  const caret = () => page.evaluate(() => getSelection()?.getRangeAt(0).getClientRects()[0]?.top ?? 0)
  const bar = await page.getByRole('button', { name: 'Chiudi' }).boundingBox()
  await expect.poll(caret).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
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
