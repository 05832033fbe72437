import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { panelId } from '../popover-ids.ts'
import { startPanelOver } from './panel-over.ts'

// Its listeners stay as long as the page, so it is started once.

const runner = location.href
const panel = () => document.getElementById(panelId)
const isOpen = () => panel()?.matches(':popover-open')

beforeAll(() => startPanelOver())

beforeEach(() => {
  document.body.innerHTML = `<nav id="${panelId}" popover="manual">
    <a href="#deep"><b>here</b></a> <a href="/it/lawyers">there</a> <i>words</i></nav>
    <p style="margin-block-start: 300px"><a href="#deep">outside</a></p>
    <section id="deep"><p>before</p><h2>Deep</h2></section>`
  panel()?.showPopover()
})

afterEach(() => history.replaceState(null, '', runner))

/** A click whose default action is prevented. */
function click(name: string, keys: MouseEventInit = {}) {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const target = page.getByText(name, { exact: true }).element()
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
}

test('a link to a section of this page closes the panel and focuses the heading', async () => {
  click('here')
  expect(isOpen()).toBe(false)
  await expect.poll(() => document.activeElement?.textContent).toBe('Deep')
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
})

test('a link to another page closes the panel and moves no focus', async () => {
  click('there')
  expect(isOpen()).toBe(false)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
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
