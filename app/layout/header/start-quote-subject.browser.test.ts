import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startQuoteSubject } from './start-quote-subject.ts'

// Its listeners stay as long as the page, so it is started once.

const runner = location.href
const link = (name: string) => document.querySelector<HTMLAnchorElement>(`#${name}`)
const href = (name: string) => link(name)?.getAttribute('href')
const touch = (name: string, type = 'pointerover') =>
  link(name)?.dispatchEvent(new Event(type, { bubbles: true }))
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

beforeAll(startQuoteSubject)

beforeEach(() => {
  history.replaceState(null, '', '/it')
  const section = (id: string) =>
    `<section id="${id}"><svg style="display: block" width="9" height="2000"></svg></section>`
  document.body.innerHTML = `<header style="position: fixed">
      <a id="ask" href="/it/contact">ask</a><a id="old" href="/it/contact?subject=lawyers">ask</a>
      <a id="else" href="/it/clients">clients</a>
    </header><main>${['bannerTop', 'warehouse', 'plugins', 'news'].map(section).join('')}</main>
    <a id="below" href="/it/contact">ask</a>`
  scrollTo(0)
})

afterEach(() => history.replaceState(null, '', runner))

test.for(['pointerover', 'focusin', 'click'])('the quote link gets its subject on %s, not before', (type) => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  scrollTo(2500)
  expect(href('ask')).toBe('/it/contact')
  touch('ask', type)
  expect(href('ask')).toContain('/it/contact?subject=warehouse')
  touch('below', type)
  touch('else', type)
  expect([href('below'), href('else')]).toEqual(['/it/contact', '/it/clients'])
})

test('the subject is the section in view; without one there is none', () => {
  const asked = (top: number) => {
    scrollTo(top)
    touch('old')
    return link('old')?.search
  }
  expect(asked(0)).toBe('')
  expect(asked(4100)).toBe('?subject=wordpress')
  expect(asked(6100)).toBe('')
})

test('on a product page the subject is its product', () => {
  history.replaceState(null, '', '/en/costaeventi')
  scrollTo(2500)
  touch('ask')
  expect(href('ask')).toContain('?subject=costaeventi')
})
