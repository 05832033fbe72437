import { readFile } from 'node:fs/promises'
import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { decodeMenu, encodeMenu } from '#app/demos/menudigitale/menu-code.ts'
import { sampleMenu } from '#app/demos/menudigitale/sample.ts'
import { expect, test, type VisitOptions } from '../helpers/browser-test.ts'
import { words as wordsOf } from '../helpers/words.ts'

const t = wordsOf('it')

const dishes = (page: Page) =>
  page
    .locator('[data-dish] > input')
    .evaluateAll((fields) =>
      fields.flatMap((field) => (field instanceof HTMLInputElement ? [field.value] : [])),
    )

const sampleDishes = [
  'Bruschetta',
  'Acciughe fritte',
  'Trofie al pesto',
  'Pansoti alle noci',
  'Crostata di fichi',
]

/** Brings the editor to life and waits for its code. */
async function wake(page: Page) {
  await page.locator('#example').scrollIntoViewIfNeeded()
  await page.locator('#menu-name').waitFor()
  await page.locator('#tent').scrollIntoViewIfNeeded()
  await page.locator('#tent svg[role="img"]').waitFor()
}

const named = (page: Page, name: string) => page.locator(`#example [aria-label="${name}"]`)

for (const [width, lang] of [
  [360, 'it'],
  [900, 'en'],
  [1280, 'it'],
  [1920, 'en'],
] as const) {
  test(`nothing moves when the editor comes to life, at ${width} px in ${lang}`, async ({ visit }) => {
    const boxes = (page: Page) =>
      page.locator('#example li, #example h4, #example h3 ~ p, #tent > div, #about').evaluateAll((all) =>
        all.map((element) => {
          const { y, height } = element.getBoundingClientRect()
          return [
            element.textContent?.slice(0, 20),
            Math.round(y + window.scrollY),
            Math.round(height),
          ].slice(1)
        }),
      )
    const still = await visit(`/${lang}/menudigitale`, { width, early: true, ...withoutScripts })
    const live = await visit(`/${lang}/menudigitale`, { width })
    await wake(live)
    expect(await boxes(live)).toEqual(await boxes(still))
  })
}

/** Scripts are on for the style sheet, but never come. */
const withoutScripts: VisitOptions = {
  before: (page) => page.route('**/*.js', (route) => route.abort()),
  expected: [/failed: .*\.js/],
}

test('what is typed is on the phone at once, and in the code’s address', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await wake(page)
  await page.locator('#menu-name').fill('Da Gino')
  await named(page, 'Prezzo: Bruschetta').fill('7,50')
  const row = page.locator('[data-row]', { hasText: 'Bruschetta' })
  expect(await row.innerText()).toContain('7,50')
  await named(page, 'Prezzo: Bruschetta').fill('sette')
  expect(await page.getByText(t('home.hero.wrong')).isVisible()).toBe(true)
  expect(await row.innerText()).toContain('7,50')
  await expect
    .poll(async () => {
      const href = await page.locator('#tent a').getAttribute('href')
      const { menu } = await decodeMenu(new URL(href ?? '', page.url()).hash)
      return [menu?.name, menu?.parts[0]?.dishes[0]?.price]
    })
    .toEqual(['Da Gino', 750])
  await page.locator('#tent a').click()
  await page.getByRole('heading', { level: 1, name: 'Da Gino' }).waitFor()
})

test('dishes and sections are added, removed and undone', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await wake(page)
  await named(page, 'Aggiungi un piatto a Primi').click()
  await page.keyboard.type('Minestrone')
  expect(await dishes(page)).toEqual([...sampleDishes.slice(0, 4), 'Minestrone', ...sampleDishes.slice(4)])
  await page.getByRole('button', { name: 'Allergeni e altro Minestrone' }).click()
  await page.getByLabel('9 sedano').check()
  await page.getByLabel('vegano').check()
  await page.getByLabel('Nome in inglese').fill('Vegetable soup')
  expect(await page.locator('[data-row]', { hasText: 'Minestrone' }).innerText()).toMatch(/9[\s\S]*vegano/)
  await page.locator('#example').getByLabel('English').check()
  expect(await page.locator('[data-row]', { hasText: 'Vegetable soup' }).isVisible()).toBe(true)
  await page.locator('#example').getByRole('button', { name: 'Togli', exact: true }).click()
  expect(await dishes(page)).toEqual(sampleDishes)
  await page.locator('#example').getByRole('button', { name: 'Annulla' }).click()
  expect(await dishes(page)).toContain('Minestrone')
  await page.locator('#example').getByRole('button', { name: 'Ricomincia' }).click()
  expect(await dishes(page)).toEqual(sampleDishes)
  expect(await page.evaluate(() => localStorage.getItem('menu.draft'))).toBeNull()
})

test('rows are moved by keyboard, by buttons and by the pointer', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await wake(page)
  const handle = (name: string) => page.locator(`#example button[aria-label^="Sposta ${name}"]`)
  await handle('Acciughe fritte').focus()
  await page.keyboard.press('ArrowUp')
  expect((await dishes(page)).slice(0, 2)).toEqual(['Acciughe fritte', 'Bruschetta'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const afterKeys = ['Bruschetta', 'Acciughe fritte', 'Trofie al pesto']
  expect((await dishes(page)).slice(0, 3)).toEqual(afterKeys)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Acciughe')
  expect(await page.locator('[data-part]').nth(1).locator('[data-dish]').count()).toBe(3)

  await page.getByRole('button', { name: 'Allergeni 1, 7 Trofie al pesto' }).click()
  await page.locator('#example').getByRole('button', { name: 'Su', exact: true }).click()
  expect((await dishes(page)).slice(1, 3)).toEqual(['Trofie al pesto', 'Acciughe fritte'])
  await page.getByRole('button', { name: 'Allergeni 1, 7 Trofie al pesto' }).click()

  await handle('Bruschetta').scrollIntoViewIfNeeded()
  const from = await handle('Bruschetta').boundingBox()
  const to = await handle('Acciughe fritte').boundingBox()
  if (!from || !to) throw new Error('The handles are not there.')
  await page.mouse.move(from.x + 10, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 20, { steps: 8 })
  await page.mouse.up()
  expect((await dishes(page)).slice(0, 3)).toEqual(['Trofie al pesto', 'Acciughe fritte', 'Bruschetta'])
  await page.locator('#example').getByRole('button', { name: 'Annulla' }).click()
  expect((await dishes(page)).at(0)).toBe('Bruschetta')
})

test('a pasted list is understood, and can be taken back', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await wake(page)
  await page.getByText(t('menudigitale.paste.title')).click()
  await page
    .getByLabel(t('menudigitale.paste.label'))
    .fill('PIZZE\nMargherita (1, 7)\t7,00\nMarinara;6\n\nDolci\nTiramisù € 5,50')
  await page.getByRole('button', { name: t('menudigitale.paste.use') }).click()
  expect(await dishes(page)).toEqual(['Margherita', 'Marinara', 'Tiramisù'])
  await page.getByText('3 piatti nel menu').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Annulla' }).click()
  expect(await dishes(page)).toEqual(sampleDishes)
})

test('the menu is found again after a reload, and a blank sheet is one press away', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await wake(page)
  await page.getByRole('button', { name: t('menudigitale.edit.start') }).click()
  expect(await dishes(page)).toEqual([''])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('menu-name')
  await page.keyboard.type('Bar Sport')
  await page.locator('[data-dish] > input').fill('Panino')
  await page.reload()
  await page.locator('#example').scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page
        .locator('#menu-name')
        .inputValue()
        .catch(() => ''),
    )
    .toBe('Bar Sport')
  expect(await dishes(page)).toEqual(['Panino'])
})

test('a telephone number is refused kindly, and no code is made of it', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await wake(page)
  await page.locator('#menu-name').fill('Chiama 0185 123456')
  await page.locator('#example').getByText(t('menu.fault.phone')).waitFor()
  expect(await page.locator('#tent svg[role="img"]').count()).toBe(0)
})

test('the code that is saved, as SVG and as PNG, opens the menu that it was made of', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await wake(page)
  await page.locator('#menu-name').fill('Caffè Città')
  await expect.poll(() => page.locator('#tent').innerText()).toContain('Caffè Città')
  for (const [label, name] of [
    [t('menudigitale.tent.svg'), 'menu-caffe-citta.svg'],
    [t('menudigitale.tent.png'), 'menu-caffe-citta.png'],
  ] as const) {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: label }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(name)
    const picture = sharp(await readFile(await download.path())).resize(1000, 1000, { kernel: 'nearest' })
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
    expect(read).toMatch(new RegExp(`^${new URL('/menu#1', page.url()).href}`))
    await page.goto(read)
    await page.getByRole('heading', { level: 1, name: 'Caffè Città' }).waitFor()
    await page.goBack()
    await wake(page)
  }
})

test('the table card prints alone on one sheet of A6', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await wake(page)
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: t('menudigitale.tent.print') }).click()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  // A6 in points: 298 by 420.
  expect(
    pdf
      .match(/MediaBox\s*\[0 0 (\d+)\S* (\d+)/)
      ?.slice(1)
      .map(Number),
  ).toEqual([298, 420])
})

test('the link is copied, with a toast', async ({ visit }) => {
  const page = await visit('/it/menudigitale', {
    before: (opened) => opened.context().grantPermissions(['clipboard-read', 'clipboard-write']),
  })
  await wake(page)
  await page.getByRole('button', { name: t('menudigitale.tent.copy') }).click()
  await page.getByText(t('demo.copied'), { exact: true }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/menu#1')
})

test('“Inviacelo” puts the menu into the contact form', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await wake(page)
  await page.getByRole('button', { name: t('demo.send') }).click()
  await page.waitForURL('**/it/contact?subject=menudigitale')
  await expect.poll(() => page.locator('[name="message"]').inputValue()).toContain('/menu#1')
  expect(await page.locator('[name="subject"]').inputValue()).toBe('menudigitale')
})

test('a menu in the address is gone on with in the editor; undone, the former one is back', async ({
  visit,
}) => {
  const { code } = await encodeMenu({ ...sampleMenu, name: 'Da Gino' })
  const page = await visit(`/it/menu#${code}`)
  await page.getByRole('link', { name: t('menu.edit') }).click()
  await expect
    .poll(() =>
      page
        .locator('#menu-name')
        .inputValue()
        .catch(() => ''),
    )
    .toBe('Da Gino')
  expect(new URL(page.url()).hash).toBe('#example')
  await page.locator('#example').getByRole('button', { name: 'Annulla' }).click()
  expect(await page.locator('#menu-name').inputValue()).toBe('Trattoria da Nives')
  await page.goto(`/it/menudigitale#${code?.slice(0, -9)}`)
  await page.reload()
  await page.getByText(t('menu.fault.damaged')).waitFor()
})

test('each section’s code is at most 12 KB, and comes when it is near', async ({ visit }) => {
  let scripts: Promise<number>[] = []
  const page = await visit('/it/menudigitale', {
    height: 240,
    before: async (opened) =>
      opened.on('requestfinished', (request) => {
        if (!request.url().endsWith('.js')) return
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      }),
  })
  await page.waitForLoadState('networkidle')
  for (const [id, sign] of [
    ['example', '#menu-name:is(input)'],
    ['tent', '#tent svg[role="img"]'],
  ] as const) {
    scripts = []
    await page.locator(`#${id} h2`).scrollIntoViewIfNeeded()
    await page.locator(sign).waitFor()
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
    console.log(`${id}: ${bytes} bytes of script`)
    expect(bytes, id).toBeGreaterThan(3000)
    expect(bytes, id).toBeLessThanOrEqual(12 * 1024)
  }
})
