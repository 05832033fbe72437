import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { twoFrames } from '#tests/components/render-view.tsx'
import { followDraft } from './preview-strip.ts'
import { startPreviewStrip } from './start-preview-strip.ts'

const html = `
<main data-accent="lawyers">
  <div style="block-size: 300px"></div>
  <div id="draft" data-fair-row="#fair"><input id="one"><input id="two"><input id="name" data-fair-row="#fair-name"></div>
  <div style="block-size: 1200px"></div>
  <p id="hint"></p><p id="why">No price.</p>
  <p id="fair-name">Nives</p>
  <ul><li id="fair"><span id="own" data-dish="1">Trofie</span><i hidden>Pasta</i><b>12,00</b><button>Order</button></li></ul>
  <div style="block-size: 2000px"></div>
</main>`

/** The keyboard covers this many pixels of the window. */
let keyboard: (height: number) => void

beforeEach(async () => {
  await page.viewport(360, 640)
  document.body.innerHTML = html
  window.scrollTo({ top: 0, behavior: 'instant' })
  const before = Object.getOwnPropertyDescriptor(window, 'visualViewport')
  const view = Object.assign(new EventTarget(), { offsetTop: 0, offsetLeft: 0, width: 360, height: 640 })
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true })
  keyboard = (height) => {
    view.height = 640 - height
    view.dispatchEvent(new Event('resize'))
  }
  return async () => {
    document.body.innerHTML = ''
    await expect.poll(strip).toBe(null)
    if (before) Object.defineProperty(window, 'visualViewport', before)
    await page.viewport(1280, 800)
  }
})

const element = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`There is no '${id}'.`)
  return found
}
const strip = () => document.querySelector<HTMLElement>('[data-preview-strip]')
const isShown = () => strip()?.hasAttribute('data-shown') ?? false
const draft = () => element('draft')

function write(id: string) {
  element(id).focus({ preventScroll: true })
  followDraft(draft())
}

test('shows the row’s text without controls, inert, and follows changes', async () => {
  write('one')
  await expect.poll(isShown).toBe(true)
  expect(strip()?.textContent).toBe('Trofie12,00')
  expect([strip()?.dataset.accent, strip()?.inert]).toEqual(['lawyers', true])
  const first = strip()?.firstElementChild
  element('fair').querySelector('b')?.replaceChildren('14,50')
  await expect.poll(() => strip()?.textContent).toBe('Trofie14,50')
  expect(strip()?.firstElementChild).not.toBe(first)
  expect(document.querySelectorAll('#own, [data-dish]')).toHaveLength(1)
})

test('stays above the keyboard, and scrolls the field clear', async () => {
  write('one')
  await expect.poll(isShown).toBe(true)
  const lower = () => Math.round(strip()?.getBoundingClientRect().bottom ?? 0)
  expect(lower()).toBe(640)
  keyboard(340)
  await expect.poll(lower).toBe(300)
  const top = () => strip()?.getBoundingClientRect().top ?? 0
  await expect.poll(() => element('one').getBoundingClientRect().bottom).toBeLessThanOrEqual(top())
  expect(isShown()).toBe(true)
  const foot = document.documentElement.style.getPropertyValue('--foot')
  expect(Number.parseFloat(foot)).toBeCloseTo(640 - top(), 0)
})

test('hides after scrolling where it would cover the field, or while the row is visible', async () => {
  write('one')
  await expect.poll(isShown).toBe(true)
  keyboard(340)
  await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  window.scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(isShown).toBe(false)
  expect(window.scrollY).toBe(0)
  window.scrollTo({ top: 200, behavior: 'instant' })
  await expect.poll(isShown).toBe(true)
  element('fair').scrollIntoView({ block: 'center', behavior: 'instant' })
  await expect.poll(isShown).toBe(false)
  window.scrollTo({ top: 200, behavior: 'instant' })
  await expect.poll(isShown).toBe(true)
  // Past both, although the field keeps the focus.
  window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  await expect.poll(isShown).toBe(false)
})

test('shows the field’s error instead of the row', async () => {
  write('one')
  await expect.poll(() => strip()?.textContent).toBe('Trofie12,00')
  element('one').setAttribute('aria-describedby', 'hint why')
  element('one').setAttribute('aria-invalid', 'true')
  await expect.poll(() => strip()?.textContent).toBe('No price.')
  expect(strip()?.hasAttribute('data-wrong')).toBe(true)
  await expect.poll(isShown).toBe(true)
  element('why').scrollIntoView({ block: 'center', behavior: 'instant' })
  await expect.poll(isShown).toBe(false)
  element('one').setAttribute('aria-invalid', 'false')
  await expect.poll(() => strip()?.textContent).toBe('Trofie12,00')
  expect(strip()?.hasAttribute('data-wrong')).toBe(false)
})

test('shows the field’s own row if it has one', async () => {
  startPreviewStrip()
  element('one').focus({ preventScroll: true })
  await expect.poll(() => strip()?.textContent).toBe('Trofie12,00')
  element('name').focus({ preventScroll: true })
  await expect.poll(() => strip()?.textContent).toBe('Nives')
  expect(document.querySelectorAll('[data-preview-strip]')).toHaveLength(1)
  element('two').focus({ preventScroll: true })
  await expect.poll(() => strip()?.textContent).toBe('Trofie12,00')
})

test('disappears with the focus and leaves no space', async () => {
  write('one')
  await expect.poll(isShown).toBe(true)
  element('two').focus({ preventScroll: true })
  expect(strip()).not.toBe(null)
  element('two').blur()
  await expect.poll(strip).toBe(null)
  expect(document.documentElement.style.getPropertyValue('--foot')).toBe('')
})

test('is absent without a row', async () => {
  const row = element('fair')
  const list = row.parentElement
  row.remove()
  write('one')
  await expect.poll(strip).not.toBe(null)
  expect(isShown()).toBe(false)
  list?.append(row)
  await expect.poll(isShown).toBe(true)
})

test('is absent in a wide window', async () => {
  await page.viewport(1280, 800)
  startPreviewStrip()
  element('one').focus({ preventScroll: true })
  await twoFrames()
  expect(strip()).toBe(null)
})
