import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { storageNames } from '#content/storage-names.ts'
import { keepPanel } from './keep-panel.ts'
import { startPanelFlag } from './panel-flag.ts'

// Both listen as long as the page, so they are started once, with a panel hidden on an earlier page of the visit.

const root = document.documentElement
const kept = () => sessionStorage.getItem(storageNames.panel)
const toggle = () => document.querySelector<HTMLElement>('[data-toggle] b')?.click()
const resize = async (width: number, panel: 'on' | 'off') => {
  await page.viewport(width, 700)
  await expect.poll(() => root.dataset.panel).toBe(panel)
}

beforeAll(() => {
  root.dataset.panel = 'off'
  keepPanel()
  expect(kept()).toBe('off')
  startPanelFlag()
})

beforeEach(async () => {
  await page.viewport(1000, 700)
  delete root.dataset.panel
  document.body.innerHTML = '<button type="button" data-toggle><b>panel</b></button><p>page</p>'
})

afterEach(() => {
  delete root.dataset.panel
  sessionStorage.clear()
})

test('the button hides and shows the panel; only the hidden state is stored', async () => {
  document.querySelector('p')?.click()
  expect(root.dataset.panel).toBeUndefined()
  // Without a choice the panel stands beside the page.
  toggle()
  expect(root.dataset.panel).toBe('off')
  await expect.poll(kept).toBe('off')
  toggle()
  expect(root.dataset.panel).toBe('on')
  await expect.poll(kept).toBeNull()
})

test('a resize shows the panel from 768 px and hides it below, and clears the stored state', async () => {
  root.dataset.panel = 'off'
  await expect.poll(kept).toBe('off')
  await resize(900, 'on')
  await expect.poll(kept).toBeNull()
  await resize(767, 'off')
  expect(kept()).toBeNull()
  await resize(768, 'on')
  expect(kept()).toBeNull()
  root.dataset.panel = 'off'
  await expect.poll(kept).toBe('off')
})

test('the button hides the panel when storage is refused', async () => {
  let refused = 0
  keepPanel(() => {
    refused += 1
    throw new Error('Forbidden.')
  })
  toggle()
  await expect.poll(() => refused).toBe(1)
  expect(root.dataset.panel).toBe('off')
})
