import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { words } from '#tests/helpers/words.ts'
import { startAskBar } from './start-ask-bar.ts'

// The bar listens as long as its page lives: it is started once.

const runner = location.href
const bar = () => document.querySelector('header > p > a')
const isShown = () => document.documentElement.hasAttribute('data-ask')
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** A page of 6000 pixels, with a form from 2000 to 2400 and its end from 5000 on. */
function draw(header: string) {
  const rest = (height: number) => `<svg style="display: block" width="9" height="${height}"></svg>`
  const form = `<form style="block-size: 400px"></form>`
  document.body.innerHTML = `${header}<main style="position: absolute; inset-block-start: 0">
    ${rest(2000)}${form}${rest(2600)}<p id="closing" style="block-size: 1000px; margin: 0"></p></main>`
}

const header = '<header><nav><a href="/it/contact">ask</a></nav></header>'

beforeAll(async () => {
  await page.viewport(360, 600)
  startAskBar(words('it'))
})

beforeEach(() => {
  history.replaceState(null, '', '/it/menudigitale')
  draw(header)
  scrollTo(0)
})

afterEach(() => history.replaceState(null, '', runner))

test('after the first screen the way to the form stands at the thumb’s height, with the product of the page', async () => {
  scrollTo(10)
  await expect.poll(() => bar()?.textContent).toBe(words('it')('product.quote'))
  expect(bar()?.getAttribute('href')).toBe('/it/contact?subject=menudigitale')
  expect(isShown()).toBe(false)
  scrollTo(700)
  await expect.poll(isShown).toBe(true)
  scrollTo(500)
  await expect.poll(isShown).toBe(false)
})

test('it is away while a form, or the end of the page, is in sight', async () => {
  for (const [top, shown] of [
    [1300, true],
    [1500, false],
    [2300, false],
    [2500, true],
    [4300, true],
    [4500, false],
  ] as const) {
    scrollTo(top)
    await expect.poll(isShown, { message: `${top}` }).toBe(shown)
  }
})

test('a page that asks, thanks or tells the law has none; one of no product asks without a subject', async () => {
  for (const path of ['/it/contact', '/it/contact/thanks', '/it/privacy', '/it/menu']) {
    history.replaceState(null, '', '/it')
    scrollTo(700)
    await expect.poll(isShown).toBe(true)
    expect(bar()?.getAttribute('href')).toBe('/it/contact')
    history.replaceState(null, '', path)
    scrollTo(701)
    await expect.poll(isShown, { message: path }).toBe(false)
  }
})

test('another header gets it too; where there is no way to the form there is no bar', async () => {
  scrollTo(700)
  await expect.poll(isShown).toBe(true)
  draw(header.replace('/it/', '/en/'))
  scrollTo(800)
  await expect.poll(() => bar()?.getAttribute('href')).toBe('/en/contact?subject=menudigitale')
  draw('<header></header>')
  window.dispatchEvent(new Event('resize'))
  await expect.poll(isShown).toBe(false)
})
