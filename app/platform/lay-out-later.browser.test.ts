import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '#app/styles/layers.css'
import '#app/styles/sheet.css'
import { layOutLater, layOutRest } from './lay-out-later.ts'

const sections = () => [...document.querySelectorAll<HTMLElement>('section')]
const waiting = () => sections().map((section) => section.dataset.later !== undefined)
const tops = () => sections().map((section) => Math.round(section.getBoundingClientRect().top))

const nextFrame = () => new Promise((begun) => requestAnimationFrame(begun))

beforeEach(async () => {
  // Lets the former test's frame callbacks run first.
  await nextFrame()
  await nextFrame()
  await page.viewport(600, 500)
  const section = '<section><p>One.</p><p style="block-size: 700px">Two.</p></section>'
  document.body.innerHTML = `<main class="sheet">${section.repeat(5)}</main>`
})

afterEach(() => {
  document.body.innerHTML = ''
  delete document.documentElement.dataset.fresh
})

test('layOutLater delays only sections below the window, at their height, and finally none', async () => {
  window.scrollTo({ top: 1000, behavior: 'instant' })
  // The browser remembers a section's height once it is drawn.
  await nextFrame()
  await nextFrame()
  const before = tops()
  expect(before.filter((top) => top < 0).length).toBeGreaterThan(0)
  layOutLater(sections())
  expect(waiting()).toEqual(before.map((top) => top > 500))
  expect(waiting()).toContain(true)
  expect(tops()).toEqual(before)
  await expect.poll(waiting).toEqual(sections().map(() => false))
  expect(tops()).toEqual(before)
})

test('a section that scrolls into view is drawn within two frames', async () => {
  const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0)
  const second = sections()[1]?.querySelector('p') ?? document.body
  const isDrawn = () => second.checkVisibility({ contentVisibilityAuto: true })
  // The browser remembers a section's height once it is drawn.
  await nextFrame()
  await nextFrame()
  expect(isDrawn()).toBe(true)
  layOutLater(sections())
  document.querySelector('section p + p')?.remove()
  expect(sections()[1]?.getBoundingClientRect().top).toBeLessThan(500)
  await nextFrame()
  await nextFrame()
  expect(isDrawn()).toBe(false)
  await expect.poll(isDrawn).toBe(true)
  expect(waiting()).toContain(true)
  idle.mockRestore()
})

test('touching a link within the page ends all delays; other touches do not', async () => {
  const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0)
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<a href="#here">Down.</a><a href="/elsewhere#here" id="away">Away.</a><button type="button">Other.</button>',
  )
  layOutLater(sections())
  document.querySelector('button')?.click()
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  document.getElementById('away')?.click()
  expect(waiting()).toContain(true)
  document.querySelector('a')?.click()
  expect(waiting()).not.toContain(true)
  idle.mockRestore()
})

test('layOutRest lays out one section per frame', async () => {
  document.querySelector('section')?.insertAdjacentHTML('afterend', '<i class="lazy-style"></i>')
  document.documentElement.dataset.fresh = ''
  const guessed = () =>
    sections().filter((section) => getComputedStyle(section).contentVisibility === 'auto').length
  const idle: IdleRequestCallback[] = []
  const ask = vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => idle.push(act))
  layOutRest()
  // The last section's height is never estimated, so that the page's end stays in place.
  for (const left of [3, 2, 1, 0, 0]) {
    await expect.poll(() => idle.length).toBe(1)
    expect(guessed()).toBe(left)
    idle.pop()?.({ didTimeout: false, timeRemaining: () => 50 })
    expect(guessed()).toBe(left)
  }
  await expect.poll(() => document.documentElement.dataset.fresh).toBeUndefined()
  expect(idle).toEqual([])
  ask.mockRestore()
})

test('layOutRest works without requestIdleCallback', async () => {
  const { requestIdleCallback } = window
  Reflect.deleteProperty(window, 'requestIdleCallback')
  onTestFinished(() => {
    Object.assign(window, { requestIdleCallback })
  })
  layOutLater(sections())
  expect(waiting()).toContain(true)
  await expect.poll(waiting).not.toContain(true)
})
