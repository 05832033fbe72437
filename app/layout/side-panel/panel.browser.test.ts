import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { storageNames } from '#content/storage-names.ts'
import { clickInPlace, twoFrames } from '#tests/components/render-view.tsx'
import { navId, panelId } from '../popover-ids.ts'
import { startPanelFlag } from './panel-flag.ts'
import { startPanelOver } from './panel-over.ts'

// All listen as long as the page, so they are started once.

const root = document.documentElement

describe('beside the page', () => {
  const state = () => [root.dataset.panel, sessionStorage.getItem(storageNames.panel)]
  const toggle = () => document.querySelector<HTMLElement>('[data-toggle] b')?.click()

  beforeAll(startPanelFlag)

  beforeEach(async () => {
    await page.viewport(1000, 700)
    delete root.dataset.panel
    document.body.innerHTML = '<button type="button" data-toggle><b>panel</b></button><p>page</p>'
  })

  afterEach(() => sessionStorage.clear())

  test('the button or a resize hides and shows the panel; only what was hidden by hand is stored', async () => {
    document.querySelector('p')?.click()
    expect(root.dataset.panel).toBeUndefined()
    // Without a choice the panel stands beside the page.
    toggle()
    expect(state()).toEqual(['off', 'off'])
    toggle()
    expect(state()).toEqual(['on', null])
    await page.viewport(767, 700)
    await expect.poll(state).toEqual(['off', null])
    await page.viewport(768, 700)
    await expect.poll(state).toEqual(['on', null])
  })

  test('the button keeps the part in view where it is', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<main><section class="above"></section><section id="read" style="block-size: 2000px"></section></main>
      <style>.above { block-size: 900px } [data-panel="off"] :is(main, .above) { block-size: 500px; padding: 9px }</style>`,
    )
    const top = () => document.querySelector('#read')?.getBoundingClientRect().top
    window.scrollTo({ top: 960 })
    const before = top()
    toggle()
    expect(top()).toBe(before)
    toggle()
    expect(top()).toBe(before)
  })

  test('the button hides the panel when storage is refused', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Forbidden.')
    })
    toggle()
    expect(refuse).toHaveBeenCalledOnce()
    expect(root.dataset.panel).toBe('off')
  })
})

describe('over the page', () => {
  const panel = () => document.getElementById(panelId)
  const isOpen = () => panel()?.matches(':popover-open')

  beforeAll(() => startPanelOver())

  beforeEach(async () => {
    // A late resize of the tests before would close it.
    await twoFrames()
    document.body.innerHTML = `<nav id="${navId}" popover="manual"><button type="button">menu</button></nav>
      <nav id="${panelId}" popover="manual"><button type="button">close</button>
      <a href="#deep"><b>here</b></a> <i>words</i></nav>
      <p style="margin-block-start: 300px"><a href="#deep">outside</a></p>
      <section id="deep"><p>before</p><h2>Deep</h2></section>`
    document.getElementById(navId)?.showPopover()
    panel()?.showPopover()
  })

  const focused = () => document.activeElement?.textContent

  test('opening it closes the menu and focuses its own button', async () => {
    await expect.poll(focused).toBe('close')
    expect(document.querySelectorAll(':popover-open')).toHaveLength(1)
  })

  const click = (name: string, keys?: MouseEventInit) =>
    clickInPlace(page.getByText(name, { exact: true }).element(), keys)

  test('a link to a section of this page closes the panel and focuses the heading', async () => {
    click('here')
    expect(isOpen()).toBe(false)
    await expect.poll(focused).toBe('Deep')
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
  })

  test('a link to a new tab and clicks on text or outside leave the panel open', () => {
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) click('here', { [key]: true })
    click('words')
    click('outside')
    expect(isOpen()).toBe(true)
  })

  test.for(['popstate', 'resize'])('%s closes the panel', (type) => {
    window.dispatchEvent(new Event(type))
    expect(isOpen()).toBe(false)
    // Nothing is open now: neither event may fail.
    window.dispatchEvent(new Event(type))
  })
})
