import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '#app/styles/layers.css'
import '#app/styles/sheet.css'
import { clickInPlace, twoFrames } from '#tests/components/render-view.tsx'
import { layOutLater } from './lay-out-later.ts'

const sections = () => [...document.querySelectorAll<HTMLElement>('section')]
const waiting = () => sections().map((section) => section.dataset.later !== undefined)
const tops = () => sections().map((section) => Math.round(section.getBoundingClientRect().top))

beforeEach(async () => {
  // Lets the former test's frame callbacks run first.
  await twoFrames()
  await page.viewport(600, 500)
  const section = '<section><p>One.</p><p style="block-size: 700px">Two.</p></section>'
  document.body.innerHTML = `<main class="sheet">${section.repeat(5)}</main>`
})

test('layOutLater delays only sections below the window, at their height, and finally none', async () => {
  window.scrollTo({ top: 1000, behavior: 'instant' })
  // The browser remembers a section's height once it is drawn.
  await twoFrames()
  const before = tops()
  expect(before.filter((top) => top < 0).length).toBeGreaterThan(0)
  layOutLater(sections())
  expect(waiting()).toEqual(before.map((top) => top > 500))
  expect(waiting()).toContain(true)
  expect(tops()).toEqual(before)
  await expect.poll(waiting).toEqual(sections().map(() => false))
  expect(tops()).toEqual(before)
})

test('touching a link within the page ends all delays; other touches do not', async () => {
  vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0)
  const links = '<a href="#here">Down.</a><a href="/elsewhere#here" id="away">Away.</a>'
  document.body.insertAdjacentHTML('afterbegin', `${links}<button type="button">Other.</button>`)
  layOutLater(sections())
  document.querySelector('button')?.click()
  clickInPlace(document.getElementById('away'))
  expect(waiting()).toContain(true)
  document.querySelector('a')?.click()
  expect(waiting()).not.toContain(true)
})

test('layOutLater works without requestIdleCallback', async () => {
  const { requestIdleCallback } = window
  Reflect.deleteProperty(window, 'requestIdleCallback')
  onTestFinished(() => void Object.assign(window, { requestIdleCallback }))
  layOutLater(sections())
  expect(waiting()).toContain(true)
  await expect.poll(waiting).not.toContain(true)
})
