import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PageId } from '#content/pages.ts'
import { startRouter } from './router.ts'

// The router's listeners last as long as the page: it is started once, and each test begins on home.

const shown: string[] = []

beforeAll(() => {
  const show = (id: PageId, _: unknown, isAfresh: boolean) => {
    shown.push(isAfresh ? `${id} afresh` : id)
    document.title = `title of ${id}`
    const main = document.getElementById('main')
    if (main) main.innerHTML = `<h1>${id}</h1><p id="deep">${id}</p>`
  }
  startRouter({ lang: 'it', addressForm: 'pinned' }, 'home', show)
})

const html = `<main id="main"><h1>home</h1><p id="deep">home</p></main>
<p role="status" id="announcer"></p><div style="block-size: 5000px"></div>`

beforeEach(() => {
  document.body.innerHTML = html
  history.replaceState(null, '', '/it')
  shown.length = 0
})

async function go(address: string) {
  await navigation.navigate(address).finished
}

test.each(['#nowhere', '#%', '#%E0%A4%A', '#a b"\'<x>', '#'])(
  'a link to a fragment without an element (%s) focuses the heading',
  async (hash) => {
    await go(`/it/privacy${hash}`)
    expect([shown, document.activeElement?.tagName]).toEqual([['privacy'], 'H1'])
  },
)

test('Back and Forward between fragments of a page restore the scroll position', async () => {
  const stand = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  await go('/it#deep')
  stand(700)
  await go('/it#main')
  stand(300)
  expect('instant' in document.documentElement.dataset).toBe(false)
  await navigation.back().finished
  await expect.poll(() => [window.scrollY, location.hash]).toEqual([700, '#deep'])
  expect('instant' in document.documentElement.dataset).toBe(true)
  await navigation.forward().finished
  await expect.poll(() => [window.scrollY, location.hash]).toEqual([300, '#main'])
  expect(shown).toEqual([])
})

test.each([
  ['the current address', '/it', '/it'],
  ['the current address and query', '/it?subject=bars', '/it?subject=bars'],
  ['the current address without its query', '/it?subject=bars', '/it'],
])('a link to %s shows the page afresh and focuses its heading', async (_, from, to) => {
  history.replaceState(null, '', from)
  await follow(`<header><a href="${to}">again</a></header>`)
  await expect.poll(() => shown).toEqual(['home afresh'])
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  expect([window.scrollY, location.pathname + location.search]).toEqual([0, to])
})

test.each([
  ['inside main that changes only the query', '<main><a href="/it">again</a></main>', '/it'],
  ['to a fragment of the same page', '<header><a href="/it#deep">again</a></header>', '/it#deep'],
])('a link %s does not show the page afresh', async (_, markup, address) => {
  history.replaceState(null, '', '/it?subject=bars')
  await follow(markup)
  await expect.poll(() => location.pathname + location.search + location.hash).toBe(address)
  expect(shown.filter((one) => one.endsWith('afresh'))).toEqual([])
})

/** A visitor's own click, far down the page. */
async function follow(markup: string) {
  document.body.insertAdjacentHTML('beforeend', markup)
  await page.getByText('again').click()
}

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
  ['a link to an unknown page', { url: '/it/nowhere' }],
  ['a link to another site', { url: 'https://other.example/it/lawyers' }],
  ['a download', { downloadRequest: '' }],
  ['a form submission', { formData: new FormData() }],
  ['a reload', { navigationType: 'reload' }],
  ['a fragment of the same page', { hashChange: true }],
  ['a navigation that cannot be intercepted', { canIntercept: false }],
])('leaves %s to the browser', (_, facts) => {
  expect(isTaken({ url: '/it/lawyers', ...facts })).toBe(false)
})

test('leaves a replaced fragment to the browser unless the visitor started the navigation', () => {
  const facts = { url: '/it#deep', navigationType: 'replace' as const }
  expect(isTaken({ ...facts, userInitiated: false })).toBe(false)
  expect(isTaken({ ...facts, userInitiated: true })).toBe(true)
  expect(isTaken({ url: '/it/lawyers', navigationType: 'replace' })).toBe(true)
})

type Facts = Partial<Pick<NavigateEvent, 'canIntercept' | 'downloadRequest' | 'formData' | 'hashChange'>> &
  Partial<Pick<NavigateEvent, 'navigationType' | 'userInitiated'>> & { url: string }

/** Whether the router handles a navigate event with these properties. */
function isTaken({ url, ...facts }: Facts): boolean {
  const event = new Event('navigate')
  const intercept = vi.fn()
  const given = { canIntercept: true, downloadRequest: null, formData: null, hashChange: false, intercept }
  const destination = { url: new URL(url, location.href).href }
  navigation.dispatchEvent(
    Object.assign(event, given, { navigationType: 'push', userInitiated: true, destination }, facts),
  )
  return intercept.mock.calls.length > 0
}

test('hover on a link preloads the code of its page', async () => {
  // The browser records no more than 250 resources.
  performance.clearResourceTimings()
  const loaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/thanks/thanks.tsx'))
  document.body.insertAdjacentHTML('beforeend', '<a href="/it/contact/thanks"><b>preloaded</b></a>')
  expect(loaded()).toBe(false)
  await page.getByText('preloaded').hover()
  await expect.poll(loaded).toBe(true)
})
