import { spawnSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { expectAccessible, openDesk } from './open-desk.ts'

const desk = await openDesk()

const parsed = (name: string) => JSON.parse(desk.read(name))
const setting = (key: string) =>
  parsed('settings.json').entries.find((entry: { key: string }) => entry.key === key)
const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true }).click()
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

function checkContent() {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/check-content.ts'], {
    cwd: siteRoot,
    env: { ...process.env, SITE_DIR: desk.site },
    encoding: 'utf8',
  })
  return stdout + stderr
}

test('settings are saved, an invalid one is reported at its field, an empty one is disabled', async () => {
  const page = await desk.visit('#rows/settings/company.vat')
  const vat = page.getByLabel(/^Partita IVA/)
  await expect.poll(() => vat.evaluate((field) => field === document.activeElement)).toBe(true)
  await vat.fill('IT 12345678904')
  await page.getByLabel(/^Telefono/).fill('chiama')
  await save(page)
  await told(page, 'Serve un numero di telefono, come: +39 0187 123456')
  await page.getByText('Non è una partita IVA italiana').waitFor()
  await page.getByLabel(/^Telefono/).fill('+39 0187 654321')
  await page.getByLabel(/^PEC/).fill('')
  await save(page)
  await page.getByText('Non è una partita IVA italiana').waitFor()
  await expect
    .poll(() => vat.evaluate((field) => [field === document.activeElement, field.ariaInvalid]))
    .toEqual([true, 'true'])
  expect(setting('company.phone').value).toBe('+39 0187 000000')

  await vat.fill('IT 00743110157')
  await save(page)
  await told(page, 'Salvato.')
  expect(setting('company.vat')).toEqual({ enable: 1, key: 'company.vat', value: 'IT 00743110157' })
  expect(setting('company.phone').value).toBe('+39 0187 654321')
  expect(setting('company.pec')).toEqual({ enable: 0, key: 'company.pec', value: '' })

  await page.getByRole('button', { name: 'Annulla', exact: true }).click()
  await told(page, 'Annullato: è com’era prima.')
  expect(setting('company.phone').value).toBe('+39 0187 000000')
  await expect.poll(() => page.getByLabel(/^Telefono/).inputValue()).toBe('+39 0187 000000')
  // The browser logs the one refused response.
  expect(page.faults.filter((fault) => !fault.includes('422'))).toEqual([])
})

const focused = (page: Page) =>
  page.evaluate(() => {
    const { id = '', textContent } = document.activeElement ?? {}
    return id || textContent
  })

async function addPicture(page: Page, count: number, width: number, height: number) {
  await page.getByRole('button', { name: 'Aggiungi un’immagine' }).click()
  const picture = page.getByRole('region', { name: `Immagine ${count}` })
  expect(await picture.evaluate((card) => card === document.activeElement)).toBe(true)
  const chooser = page.waitForEvent('filechooser')
  await picture.getByText('Scegli un’immagine').click()
  const photo = sharp({ create: { width, height, channels: 3, background: '#0a3fa8' } }).jpeg()
  const file = { name: 'IMG 1.JPG', mimeType: 'image/jpeg', buffer: await photo.toBuffer() }
  await (await chooser).setFiles(file)
  await picture.getByRole('img').waitFor()
  expect(await picture.getByRole('button', { name: /^Togli/ }).count()).toBe(1)
  const alt = picture.getByRole('group', { name: 'Che cosa si vede' })
  await alt.getByLabel('Italiano').fill('Il bancone')
  await alt.getByLabel('Inglese').fill('The counter')
}

test('a client with pictures of several ratios and its permission is added from a phone', async () => {
  const page = await desk.visit('#rows/clients', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await page.getByRole('link', { name: 'Aggiungi un cliente' }).tap()
  await page.getByLabel('Nome', { exact: true }).waitFor()
  expect(await page.getByText('non ancora salvato').count()).toBe(0)
  expect([await focused(page), await page.evaluate(() => scrollY)]).toEqual(['Aggiungi un cliente', 0])
  await save(page)
  const missing = page.getByText('Questo manca.')
  await missing.first().waitFor()
  const count = await missing.count()
  await page.locator('#field-name').fill('Caffè dell’Orto')
  await told(page, 'non ancora salvato')
  expect([count, await missing.count()]).toEqual([count, count - 1])
  await page.getByLabel('Luogo').fill('Lerici')
  const work = page.getByRole('group', { name: 'Che cosa avete fatto' })
  await work.getByLabel('Italiano').fill('Menu Digitale')
  await work.getByLabel('Inglese').fill('Menu Digitale')
  await addPicture(page, 1, 900, 1600)
  await addPicture(page, 2, 1600, 1100)
  await addPicture(page, 3, 1600, 1200)
  await page.getByLabel('Come compare').selectOption('Con il suo permesso')
  await save(page)
  // Permission is still empty: its field shows the fault, and everything typed stays.
  await expect
    .poll(() => page.getByLabel('Chi l’ha dato').evaluate((field) => field.ariaInvalid))
    .toBe('true')
  await page.getByLabel('Chi l’ha dato').fill('Luca Orto, titolare')
  await page.getByLabel('Giorno').fill('2026-11-20')
  await page.getByLabel('Per che cosa').fill('nome, immagini')
  await save(page)
  await told(page, 'Caffè dell’Orto: salvato.')
  await expect.poll(() => focused(page)).toContain('Caffè dell’Orto: salvato.')
  const client = parsed('clients.json').clients.at(-1)
  expect(client.id).toBe('caffe-dell-orto')
  expect(client.permission).toEqual({
    by: 'Luca Orto, titolare',
    date: '2026-11-20',
    scope: 'nome, immagini',
  })
  expect(client.images.map(({ file }: { file: string }) => file)).toEqual(
    [1, 2, 3].map((count) => `images/clients/caffe-dell-orto-${count}.jpg`),
  )
  const { width, height } = await sharp(`${desk.site}/${client.images[0].file}`).metadata()
  expect([width, height]).toEqual([900, 675])
  expect(checkContent()).not.toContain('clients.json')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('rows are moved, removed and restored by keyboard, products switched off', async () => {
  const page = await desk.visit('#rows/clients')
  const { clients } = parsed('clients.json')
  const [first, second] = clients.map(({ name }: { name: string }) => name)
  const ids = () => parsed('clients.json').clients.map(({ id }: { id: string }) => id)
  const before = ids()
  const moveFirst = async (word: 'giù' | 'su', order: string[]) => {
    const button = page.getByRole('button', { name: `Sposta ${word}: ${first}` })
    await button.press('Enter')
    await expect.poll(ids).toEqual(order)
    await told(page, `${first}: più ${word}.`)
    // It keeps the focus where the row moves, and at the end of the list.
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
  }
  await moveFirst('giù', [before[1], before[0], ...before.slice(2)])
  await moveFirst('su', before)
  await page.getByRole('button', { name: `Togli: ${second}` }).dblclick()
  await expect.poll(ids).toEqual([before[0], ...before.slice(2)])
  await told(page, `${second}: tolta.`)
  await expect.poll(() => focused(page)).toContain('tolta.')
  await page.getByRole('button', { name: 'Annulla', exact: true }).press('Enter')
  await expect.poll(ids).toEqual(before)

  await page.goto(`${desk.origin}/desk/#rows/offerings`)
  await page.getByRole('switch', { name: /Costa Eventi/ }).press('Space')
  await expect.poll(() => desk.read('offerings.json')).toMatch(/"enable": 0,\s+"id": "costaeventi"/)
})

test('an unsaved row is marked in the list', async () => {
  const page = await desk.visit('#rows/modules/0')
  await page.getByRole('group', { name: 'Nome' }).getByLabel('Italiano').fill('Menu di oggi')
  await told(page, 'non ancora salvato')
  await page.goto(`${desk.origin}/desk/#rows/modules`)
  await page.getByRole('listitem').first().getByText('non ancora salvato').waitFor()
  expect(parsed('modules.json').modules[0].name.it).not.toBe('Menu di oggi')
  await page.getByRole('listitem').first().getByRole('link').first().click()
  const leave = page.getByRole('button', { name: 'Lascia perdere' })
  page.once('dialog', (dialog) => dialog.dismiss())
  await leave.click()
  await told(page, 'non ancora salvato')
  page.once('dialog', (dialog) => dialog.accept())
  await leave.click()
  await page.getByRole('heading', { level: 1, name: 'Moduli' }).waitFor()
  expect(await page.getByText('non ancora salvato').count()).toBe(0)
})

test('on a phone a failed save is shown in view and works once online; a long name fits', async () => {
  const page = await desk.visit('#rows/events/1', { viewport: { width: 390, height: 600 } })
  const long = 'Fiera'.repeat(40)
  await page.getByRole('group', { name: 'Titolo' }).getByLabel('Italiano').fill(long)
  await page.context().setOffline(true)
  await save(page)
  const fault = page.getByRole('alert').filter({ hasText: 'La scrivania non risponde.' })
  await fault.waitFor()
  const { y = -1, height = 0 } = (await fault.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(600)
  await page.context().setOffline(false)
  await save(page)
  await page.getByText(`${long}: salvato.`).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(parsed('events.json').events[1].title.it).toBe(long)
})

test('axe finds no fault at 360 and 1280 px, light and dark', async () => {
  const page = await desk.visit('#rows')
  for (const room of ['', '/clients', '/clients/0', '/settings', '/people', '/terms/warehouse']) {
    await page.goto(`${desk.origin}/desk/#rows${room}`)
    await page.locator('main h1, main h2').first().waitFor()
    await expect.poll(() => page.getByText('Un momento').count()).toBe(0)
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true
    })
    await expectAccessible(page)
  }
  expect(page.faults).toEqual([])
})
