import type { Page } from 'playwright-core'
import { sampleArticles } from '#app/counter/sample-shop.ts'
import { axeFindings } from '#tests/helpers/axe.ts'
import { axeOptionsIn } from '#tests/helpers/axe-options.ts'
import { expect, test, type Visit, type VisitOptions } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

declare global {
  interface Window {
    /** What the stand-in for the reader of barcodes sees next. */
    seen?: string
    tracks?: MediaStreamTrack[]
  }
}

const t = words('it')
const [coffee] = sampleArticles
const key = (page: Page, name: string) => page.locator('#example').getByRole('button', { name, exact: true })
const cameras = (page: Page) => page.evaluate(() => window.tracks?.map(({ readyState }) => readyState) ?? [])
const stockOf = (page: Page, code: string) =>
  page.locator('#example tr', { hasText: code }).locator('td').nth(2).innerText()

/**
 * The camera is the engine's own, with the real permission, policy and picture. Chromium on Linux has no `BarcodeDetector`:
 * that one class stands in here, and sees what it is told to.
 */
async function standIn(page: Page) {
  await page.addInitScript(() => {
    const BarcodeDetector = class {
      async detect(video: HTMLVideoElement) {
        if (video.videoWidth === 0) throw new Error('The camera shows nothing.')
        return window.seen ? [{ rawValue: window.seen }] : []
      }
    }
    Object.assign(window, { BarcodeDetector, tracks: [] })
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      window.tracks?.push(...stream.getTracks())
      return stream
    }
  })
}

/** A visitor at the form for barcodes, whose browser lets the page use the camera, or does not. */
async function atBarcode(visit: Visit, mayLook: boolean, options: VisitOptions = {}) {
  const page = await visit('/it/warehouse', {
    ...options,
    camera: true,
    before: async (opened) => {
      await standIn(opened)
      if (mayLook) await opened.context().grantPermissions(['camera'])
    },
  })
  await page.locator('#example').scrollIntoViewIfNeeded()
  await key(page, t('warehouse.tool.barcode')).click()
  return page
}

async function openCamera(page: Page) {
  await key(page, t('warehouse.barcode.camera')).click()
  await expect.poll(() => cameras(page)).toContain('live')
}

test('a hand reader finds the field waiting; on a phone no keyboard covers the rest', async ({ visit }) => {
  const desk = await atBarcode(visit, false)
  await expect.poll(() => desk.locator('#example form :focus').count()).toBe(1)
  const phone = await atBarcode(visit, false, { width: 360, height: 740, touch: true, mobile: true })
  await phone.getByRole('textbox', { name: t('warehouse.barcode.field') }).waitFor()
  expect(await phone.locator('#example form :focus').count()).toBe(0)
})

test('what the camera sees goes in, and the camera is off again', async ({ visit }) => {
  const page = await atBarcode(visit, true)
  await openCamera(page)
  const picture = page.locator('#example video')
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0)
  await page.evaluate((code) => {
    window.seen = code
  }, coffee.ean)
  await expect.poll(() => stockOf(page, coffee.code)).toBe('5')
  expect(await cameras(page)).toEqual(['ended'])
  expect(await picture.count()).toBe(0)
})

test('it is off when its key is pressed again, when its part closes and when the page is hidden', async ({
  visit,
}) => {
  const page = await atBarcode(visit, true)
  await openCamera(page)
  await key(page, t('warehouse.barcode.stop')).click()
  await expect.poll(() => cameras(page)).toEqual(['ended'])
  await openCamera(page)
  await key(page, t('warehouse.tool.order')).click()
  await expect.poll(() => cameras(page)).toEqual(['ended', 'ended'])
  await key(page, t('warehouse.tool.barcode')).click()
  await openCamera(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => cameras(page)).toEqual(['ended', 'ended', 'ended'])
})

test('where it is refused that is said, and the code can be written', async ({ visit }) => {
  const page = await atBarcode(visit, false)
  await key(page, t('warehouse.barcode.camera')).click()
  await page.getByText(t('warehouse.barcode.refused')).waitFor()
  await page.getByRole('textbox', { name: t('warehouse.barcode.field') }).fill(coffee.ean)
  await page.keyboard.press('Enter')
  await expect.poll(() => stockOf(page, coffee.code)).toBe('5')
})

test('no other page may ask for it: who came by one has the field, and no key that would be refused', async ({
  visit,
}) => {
  const page = await visit('/it/lawyers', {
    camera: true,
    expected: [/Permissions policy violation: camera/],
    before: async (opened) => {
      await standIn(opened)
      await opened.context().grantPermissions(['camera'])
    },
  })
  const asked = () =>
    page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'given',
        ({ name }) => name,
      ),
    )
  expect(await asked()).toBe('NotAllowedError')
  await page.locator('header a[href="/it"]').first().click()
  await page
    .locator('#warehouse')
    .getByRole('link', { name: t('home.part.try', { name: t('offering.warehouse.name') }) })
    .click()
  await page.waitForURL('**/it/warehouse#*')
  await page.locator('#example').scrollIntoViewIfNeeded()
  await key(page, t('warehouse.tool.barcode')).click()
  await page.getByRole('textbox', { name: t('warehouse.barcode.field') }).waitFor()
  expect(await key(page, t('warehouse.barcode.camera')).count()).toBe(0)
})

test('axe finds nothing at the open camera and at what is to be ordered, and nothing is wider than its window', async ({
  visit,
}) => {
  const page = await atBarcode(visit, true, { height: 900 })
  await openCamera(page)
  const look = async (what: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [320, 860, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const where = `${what}, ${colorScheme}, ${width} px`
        expect(await axeFindings(page, '#example', axeOptionsIn[colorScheme]), where).toEqual([])
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
        expect(scrollWidth, where).toBe(clientWidth)
      }
    }
  }
  await look('camera')
  await key(page, t('warehouse.tool.order')).click()
  await page
    .getByRole('textbox', { name: t('warehouse.order.field', { item: t('goods.coffee') }) })
    .fill('tanti')
  await look('order')
})
