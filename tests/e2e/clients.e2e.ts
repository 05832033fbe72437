import { expect, test } from '../helpers/browser-test.ts'

const cards = 'main li h2'
const pictures = 'main a:has(img)'

test('a sector and a search are addresses that can be shared and undone', async ({ visit }) => {
  const page = await visit('/it/clients')
  const all = await page.locator(cards).count()
  await page.getByRole('link', { name: /^Negozi/ }).click()
  await expect.poll(() => page.locator(cards).count()).toBe(4)
  expect(new URL(page.url()).search).toBe('?sector=shops')

  await page.getByRole('searchbox').fill('LIBRÈRIA')
  await expect.poll(() => page.locator(cards).allTextContents()).toEqual(['Esempio: Libreria Segnalibro'])
  const shared = await visit(new URL(page.url()).pathname + new URL(page.url()).search)
  await expect.poll(() => shared.locator(cards).allTextContents()).toEqual(['Esempio: Libreria Segnalibro'])

  await page.goBack()
  await expect.poll(() => page.locator(cards).count()).toBe(all)
})

test('wide cards and narrow ones show four fifths of their pictures', async ({ visit }) => {
  const page = await visit('/it/clients', { scripts: false })
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const shown = await page.locator(`${pictures} img`).evaluateAll((all) =>
      all.map((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        const own = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
        return Math.min(width / height / own, (own * height) / width)
      }),
    )
    expect(shown.length).toBeGreaterThan(3)
    expect(Math.min(...shown), `${width} px`).toBeGreaterThan(width < 768 ? 0.7 : 0.79)
  }
})

test('a client is found by what its trade is called', async ({ visit }) => {
  const page = await visit('/it/clients?q=pizzeria')
  await expect
    .poll(() => page.locator('main ul h2, main ul h3').allInnerTexts())
    .toContain('Esempio: Trattoria da Nives')
})

test('a search without a result says so and leads back', async ({ visit }) => {
  const page = await visit('/en/clients?q=zzz')
  await page.getByText('No project matches “zzz”.').waitFor()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect.poll(() => page.locator(cards).count()).toBe(9)
})

test('the viewer is wide, has one button, and goes through the pictures by keys and links', async ({
  visit,
}) => {
  const page = await visit('/it/clients')
  const opener = page.locator(pictures).nth(1)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Albergo Mezzaluna' })
  await dialog.waitFor()
  expect((await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(800)
  expect(await dialog.getByRole('button').allTextContents()).toEqual(['Chiudi'])
  const picture = () => dialog.locator('img').getAttribute('alt')
  const first = await picture()
  await page.keyboard.press('ArrowRight')
  await expect.poll(picture).toContain('camera')
  await dialog.getByRole('link', { name: 'Immagine 3 di 3' }).click()
  await expect.poll(picture).toContain('calendario')
  await page.keyboard.press('ArrowRight')
  await expect.poll(picture).toBe(first)

  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('Back, Esc, the backdrop and the button close the viewer; the focus and the position come back', async ({
  visit,
}) => {
  const page = await visit('/it/clients')
  const opener = page.locator(pictures).nth(2)
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 400),
    () => page.getByRole('button', { name: 'Chiudi' }).click(),
  ]
  for (const close of ways) {
    await opener.focus()
    const scrolled = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await close()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  }
})

test('a shared picture opens the viewer, and closing it stays on the page', async ({ visit }) => {
  const page = await visit('/en/clients?picture=nives-3')
  await page.getByRole('dialog', { name: 'Trattoria da Nives' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/en/clients')
})

test('the viewer works without the Navigation API', async ({ visit }) => {
  const page = await visit('/it/clients', { navigationApi: false })
  await page.locator(pictures).first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('a demonstration opens what it shows, on this site', async ({ visit }) => {
  const page = await visit('/it/clients')
  await page.getByRole('link', { name: 'Provalo qui: Magazzino' }).click()
  await page.waitForURL('**/it#warehouse')
  await page.locator('#warehouse').waitFor()
})

test('a finger wipes to the next picture', async ({ visit }) => {
  const page = await visit('/it/clients?picture=nives-1', { touch: true, width: 390, height: 800 })
  const image = page.getByRole('dialog').locator('img')
  await image.waitFor()
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: 300 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) })
  for (const x of [260, 200, 140]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => image.getAttribute('alt')).toContain('menu')
})

test('without script all clients are there and a picture’s link opens the picture', async ({ visit }) => {
  const page = await visit('/it/clients', { scripts: false, expected: [/\.js csp$/] })
  expect(await page.locator(cards).count()).toBe(9)
  const link = await page.locator(pictures).first().getAttribute('href')
  const answer = await page.request.get(link ?? '')
  expect(answer.headers()['content-type']).toBe('image/webp')
})
