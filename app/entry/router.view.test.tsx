import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PageId } from '#content/pages.ts'
import { twoFrames } from '#tests/components/render-view.tsx'
import { startRouter } from './router.ts'

// The router's listeners last as long as the page: it is started once, and each test begins on home.

const shown: string[] = []

beforeAll(() => {
  const show = (id: PageId, _: unknown, isAfresh: boolean) => {
    shown.push(isAfresh ? `${id} afresh` : id)
    if (id === 'phone') throw new Error('Its view has a fault.')
    document.title = `title of ${id}`
    const main = document.getElementById('main')
    if (main) main.innerHTML = `<h1>${id}</h1><p id="deep" style="margin-block-start: 900px">${id}</p>`
  }
  startRouter({ lang: 'it', addressForm: 'pinned' }, 'home', show)
})

const html = `<main id="main"><h1>home</h1><p id="deep">home</p></main>
<p role="status" id="announcer"></p><div style="block-size: 5000px"></div>`

beforeEach(() => {
  document.body.innerHTML = html
  history.replaceState(null, '', '/it')
  history.scrollRestoration = 'auto'
  shown.length = 0
})

async function go(address: string) {
  await navigation.navigate(address).finished
}

const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' })
const focused = () => document.activeElement?.tagName

test.each(['#nowhere', '#%', '#%E0%A4%A', '#a b"\'<x>', '#'])(
  'a link to a fragment without an element (%s) focuses the heading',
  async (hash) => {
    jump(700)
    await go(`/it/privacy${hash}`)
    expect([shown, focused(), window.scrollY]).toEqual([['privacy'], 'H1', 0])
    expect(document.getElementById('announcer')?.textContent).toBe('title of privacy')
  },
)

test('a link to a fragment of another page scrolls to it; Back restores the position, with the heading focused', async () => {
  await go('/it#deep')
  jump(700)
  await go('/it/privacy#deep')
  expect([window.scrollY > 700, focused()]).toEqual([true, 'P'])
  await navigation.back().finished
  expect([shown, window.scrollY, focused()]).toEqual([['privacy', 'home'], 700, 'H1'])
})

test('a page that cannot be shown is loaded by the browser, from its top', async () => {
  const stay = (event: NavigateEvent) => event.navigationType === 'reload' && event.preventDefault()
  navigation.addEventListener('navigate', stay)
  await expect(go('/it/phone')).rejects.toThrow('aborted')
  navigation.removeEventListener('navigate', stay)
  expect(history.scrollRestoration).toBe('manual')
})

test('Back and Forward between fragments of a page restore the scroll position', async () => {
  // Not every browser does it by itself.
  history.scrollRestoration = 'manual'
  await go('/it#deep')
  jump(700)
  await go('/it#main')
  jump(300)
  expect('instant' in document.documentElement.dataset).toBe(false)
  await navigation.back().finished
  await expect.poll(() => [window.scrollY, location.hash]).toEqual([700, '#deep'])
  expect('instant' in document.documentElement.dataset).toBe(true)
  await navigation.forward().finished
  await expect.poll(() => [window.scrollY, location.hash]).toEqual([300, '#main'])
  expect(shown).toEqual([])
})

test.each([
  ['header', '/it', '/it', ['home afresh'], 'H1'],
  ['header', '/it?subject=bars', '/it?subject=bars', ['home afresh'], 'H1'],
  ['header', '/it?subject=bars', '/it', ['home afresh'], 'H1'],
  ['main', '/it?subject=bars', '/it', [], 'A'],
  ['header', '/it?subject=bars', '/it#deep', ['home'], 'P'],
  ['header', '/it?subject=bars', '/it/privacy', ['privacy'], 'H1'],
])(
  'a visitor’s click in %s from %s to %s shows %j, the focus on %s',
  async (where, from, to, pages, focus) => {
    history.replaceState(null, '', from)
    document.body.insertAdjacentHTML('beforeend', `<${where}><a href="${to}">again</a></${where}>`)
    await page.getByText('again').click()
    await navigation.transition?.finished
    expect([shown, location.pathname + location.search + location.hash]).toEqual([pages, to])
    expect([focused(), window.scrollY === 0]).toEqual([focus, focus === 'H1'])
  },
)

test.each([
  ['keeps the focus in a field that the visitor reached by keyboard', [new KeyboardEvent('keydown')], true],
  ['keeps the focus in a field that the visitor touched', [new PointerEvent('pointerdown')], true],
  ['moves the focus from a field that a script focused to the heading', [], false],
] as const)('a page that loads late %s', async (_, acts, isKept) => {
  const field = document.createElement('input')
  document.body.append(field)
  const going = go('/it/costaeventi')
  for (const act of acts) document.dispatchEvent(act)
  field.focus()
  await going
  expect(shown).toEqual(['costaeventi'])
  expect(document.activeElement).toBe(isKept ? field : document.querySelector('h1'))
})

test('a second navigation aborts the first one that is still loading', async () => {
  const first = navigation.navigate('/it/lawyers')
  const refused = expect(first.finished).rejects.toThrow()
  await go('/it/privacy')
  await refused
  expect([shown.at(-1), location.pathname]).toEqual(['privacy', '/it/privacy'])
})

test.each<[what: string, facts: Partial<Facts>]>([
  ['a link to another language', { url: '/en/lawyers' }],
  ['a link to the other form of address', { url: '/lawyers' }],
  ['a link to a list page', { url: '/it/clients' }],
  ['a link to a further part of a list page', { url: '/it/releases/lawyers-2' }],
  ['a link to a page of the server', { url: '/it/contact/thanks' }],
  ['a link to an unknown page', { url: '/it/nowhere' }],
  ['a link to another site', { url: 'https://other.example/it/lawyers' }],
  ['a download', { downloadRequest: '' }],
  ['a form submission', { formData: new FormData() }],
  ['a reload', { navigationType: 'reload' }],
  ['a fragment of the same page', { hashChange: true }],
  ['a navigation that cannot be intercepted', { canIntercept: false }],
  ['a query that a script replaces', { url: '/it?days=60', navigationType: 'replace', userInitiated: false }],
])('leaves %s to the browser', (_, facts) => {
  expect(isTaken({ url: '/it/lawyers', ...facts })).toBe(false)
})

test('leaves a replaced fragment to the browser unless the visitor started the navigation', () => {
  const facts = { url: '/it#deep', navigationType: 'replace' as const }
  expect(isTaken({ ...facts, userInitiated: false })).toBe(false)
  expect(isTaken({ ...facts, userInitiated: true })).toBe(true)
  expect(isTaken({ ...facts, url: '/it/lawyers', userInitiated: false })).toBe(true)
})

type Facts = Partial<Pick<NavigateEvent, 'canIntercept' | 'downloadRequest' | 'formData' | 'hashChange'>> &
  Partial<Pick<NavigateEvent, 'navigationType' | 'userInitiated'>> & { url: string }

/** Whether the router handles a navigate event with these properties. */
function isTaken({ url, ...facts }: Facts): boolean {
  const event = new Event('navigate')
  const intercept = vi.fn()
  const given = { canIntercept: true, downloadRequest: null, formData: null, hashChange: false, intercept }
  const destination = { url: new URL(url, location.href).href, getState() {} }
  navigation.dispatchEvent(
    Object.assign(event, given, { navigationType: 'push', userInitiated: true, destination }, facts),
  )
  return intercept.mock.calls.length > 0
}

test.each([
  ['pointerover', 'contact/thanks', 'thanks.tsx'],
  ['focusin', 'contact', 'contact.tsx'],
  ['touchstart', 'menu', 'menu-page.tsx'],
])('%s on a link preloads its page, but not for another site or while leaving', async (type, path, file) => {
  // The browser records no more than 250 resources.
  performance.clearResourceTimings()
  const loaded = () => JSON.stringify(performance.getEntriesByType('resource')).includes(file)
  const touch = (address: string) => {
    document.body.innerHTML = `<a href="${address}"><b>preloaded</b></a>`
    document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }))
  }
  touch(`https://other.example/it/${path}`)
  document.documentElement.dataset.live = 'leaving'
  touch(`/it/${path}`)
  delete document.documentElement.dataset.live
  await twoFrames()
  expect(loaded()).toBe(false)
  touch(`/it/${path}`)
  await expect.poll(loaded).toBe(true)
})
