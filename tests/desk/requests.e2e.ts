import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dictionaries } from '#desk/dictionaries.ts'
import { openContactStore } from '#server/contact-store/open-contact-store.ts'
import { request } from '#server/fixtures/store-engines.ts'
import { expectAccessible, openDesk } from './open-desk.ts'

const { health, requests: words, shell } = dictionaries.it

const attachment = Buffer.from('%PDF-1.7 \u0000 <script>alert(1)</script>')
const sent = request({
  createdAt: new Date(),
  name: 'Anna <img src=x onerror=alert(1)>\u202e Ferri',
  message: `Quanto costa?\n<script>alert(1)</script>\n${'lunghissimo'.repeat(60)}`,
  answerLanguage: 'it',
  files: [{ name: '../Capitolato\u202e “à”.pdf', content: attachment }],
})
const desk = await openDesk()
const store = openContactStore({ dataDir: `${dirname(desk.site)}/data`, databaseUrl: undefined })
await store.save(sent)
await store.save(request({ createdAt: new Date(), name: 'Bruno', emailOrPhone: '0421 123456' }))
afterAll(() => store.close())

test('a request is found, answered, annotated, marked, exported and erased', async () => {
  const page = await desk.visit('#requests')
  const line = page.getByRole('listitem').filter({ hasText: 'Anna' })
  await line.waitFor()
  await expectAccessible(page)
  // A new request appears by itself.
  const late = request({ createdAt: new Date(), name: 'Carla' })
  await store.save(late)
  await page.getByText('Carla').waitFor({ timeout: 40_000 })

  await page.getByRole('searchbox').fill('QUANTO COSTA')
  await page.getByRole('button', { name: words.search, exact: true }).click()
  await page.getByText('Bruno').waitFor({ state: 'detached' })
  await line.getByRole('link').click()
  await page.getByRole('heading', { name: 'Anna <img src=x onerror=alert(1)> Ferri' }).waitFor()
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Capitolato' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('1-capitolato-a.pdf')
  expect(readFileSync(await download.path()).equals(attachment)).toBe(true)

  const mail = page.getByRole('link', { name: words['answer.mail'] })
  expect(await mail.getAttribute('href')).toMatch(/^mailto:anna@example\.it\?.*&body=Buongiorno/)

  const note = page.getByRole('textbox', { name: words['note.title'] })
  await note.fill('Richiamare lunedì')
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('Richiamare lunedì')
  await page.getByRole('button', { name: shell.save }).click()
  await page.getByText(words['note.saved']).waitFor()
  await page.getByRole('button', { name: words['answer.mark'] }).click()
  await page.getByRole('button', { name: words['answer.unmark'] }).waitFor()
  expect(await store.find(sent.id)).toMatchObject({ note: 'Richiamare lunedì', answeredAt: expect.any(Date) })

  await page.getByRole('link', { name: words.back }).click()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.export }).click(),
  ])
  expect(readFileSync(await csv.path(), 'utf8')).toContain('"Richiamare lunedì"')

  await page.goto(`${desk.origin}/desk/#requests/${sent.id}`)
  await page.getByRole('link', { name: words['erase.link'] }).click()
  await page.getByRole('button', { name: words['erase.find'] }).click()
  await page.getByText(words['erase.will_other'].replace('{{count}}', '2')).waitFor()
  await expectAccessible(page)
  const erase = page.getByRole('button', { name: words['erase.first'], exact: true })
  page.once('dialog', (dialog) => dialog.dismiss())
  await erase.click()
  expect(await store.list()).toHaveLength(3)
  page.once('dialog', (dialog) => dialog.accept())
  await erase.click()
  await page.getByText('2 cancellate').waitFor()
  expect((await store.list()).map(({ name }) => name)).toEqual(['Bruno'])
  expect(page.faults).toEqual([])
})

test('a note changed by somebody else is shown beside one’s own for a choice; an erased request goes', async () => {
  const { id } = request()
  await store.save(request({ id, createdAt: new Date() }))
  const page = await desk.visit(`#requests/${id}`)
  await page.getByRole('textbox', { name: words['note.title'] }).fill('La mia')
  await store.writeNote(id, 'Di un altro', '')
  await page.getByRole('button', { name: shell.save }).click()
  await page.getByText('Di un altro').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: shell.save }).click()
  await page.getByText(words['note.saved']).waitFor()
  expect(await store.find(id)).toMatchObject({ note: 'La mia' })
  await store.erase([id])
  // Every change reloads what is open.
  desk.write('events.json', desk.read('events.json'))
  await page.getByRole('alert').getByText('Non c’è.').waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
})

test('health links a missing VAT number to its field and drops it once it is set', async () => {
  const settings = desk.read('settings.json')
  const without = settings.replace('"enable": 1, "key": "company.vat"', '"enable": 0, "key": "company.vat"')
  expect(without).not.toBe(settings)
  desk.write('settings.json', without)
  desk.write('people.json', JSON.stringify({ people: [], hours: [] }))
  const page = await desk.visit('#publish')
  await page
    .getByRole('link', { name: 'Manca ancora una cosa che la legge chiede' })
    .click({ timeout: 60_000 })
  const must = page.locator('section').filter({ hasText: health.must })
  const link = must.locator('a[href="#rows/settings/company.vat"]')
  await link.waitFor({ timeout: 60_000 })
  await expectAccessible(page)
  const titles = await page.locator('[data-group="should"] li > a').allTextContents()
  expect(titles).toContain('Orari')
  expect(titles).toEqual([...new Set(titles)])
  await link.click()
  await page.getByLabel(/^Partita IVA/).fill('IT 00743110157')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await page.getByText('Salvato.').waitFor()
  await page.getByRole('link', { name: 'Salute', exact: true }).click()
  await page.getByText(health.good, { exact: false }).waitFor({ timeout: 60_000 })
  await link.waitFor({ state: 'detached' })
  expect(page.faults).toEqual([])
})
