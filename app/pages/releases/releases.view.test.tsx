import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { OfferingId } from '#content/offerings.ts'
import { releases } from '#content/releases.ts'
import { dayWords } from '#shared/day-words.ts'
import { releaseProducts } from '#shared/release-lists.ts'
import { expectError } from '#tests/components/console-errors.ts'
import { recordNavigations } from '#tests/components/record-navigations.ts'
import { renderView, twoFrames, visitQuery } from '#tests/components/render-view.tsx'
import { Page, useMovedReleases } from './releases.tsx'

const ids = releases.map(({ id }) => id)
const shown = () => [...document.querySelectorAll('ol > li')].map(({ id }) => id)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function visit(search = '') {
  visitQuery(search)
  return renderView(<Page />, { page: 'releases' })
}

test('the page stores nothing in the browser', async () => {
  await visit()
  expect([shown(), Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([ids, [], []])
})

test('a product in the query filters the releases; an unknown one shows all', async () => {
  const [product] = releaseProducts(releases)
  const view = await visit(`product=${product}`)
  await expect
    .poll(shown)
    .toEqual(releases.filter(({ offering }) => offering === product).map(({ id }) => id))
  const [current] = document.querySelectorAll('nav [aria-current]')
  expect(current?.getAttribute('href')).toBe(`/it/releases?product=${product}`)
  await view.unmount()
  await visit('product=unknown')
  expect(shown()).toEqual(ids)
})

test('a release shows its day under a heading of month and year', async () => {
  await visit()
  const first = document.querySelector('ol > li time')
  const date = releases[0]?.date ?? ''
  expect([first?.getAttribute('datetime'), first?.textContent]).toEqual([date, String(Number(date.slice(8)))])
  expect(document.querySelector('h2')?.textContent).toBe(
    `${dayWords(`${date.slice(0, 7)}-01`, 'it', 'month')} ${date.slice(0, 4)}`,
  )
})

const rows = [{ id: 'stands-here' }]
const parts = { '2': ['older-one'], '3': ['città-vecchia', 'oldest-one'] }

afterEach(() => void vi.restoreAllMocks())

type Props = { list?: typeof rows | undefined; product?: OfferingId }

function List({ list = rows, product }: Props) {
  useMovedReleases(list, product)
  return list.map(({ id }) => <p key={id} id={id} />)
}

function Part() {
  useMovedReleases(undefined, 'lawyers')
  return <p />
}

/** The page at this address; requests are answered with the part that has each release. */
function comeTo(fragment: string, answer = async () => Response.json(parts)) {
  const before = location.href
  history.replaceState(null, '', `${location.pathname}${fragment}`)
  onTestFinished(() => history.replaceState(null, '', before))
  return { asked: vi.spyOn(window, 'fetch').mockImplementation(answer), visited: recordNavigations() }
}

const show = (props: Props = {}) => renderView(<List {...props} />, { page: 'releases' })

test.for<[old: string, now: string]>([
  ['#older-one', '/it/releases/2#older-one'],
  ['#oldest-one', '/it/releases/3#oldest-one'],
  [`#${encodeURIComponent('città-vecchia')}`, `/it/releases/3#${encodeURIComponent('città-vecchia')}`],
])('an old address of a release that has moved (%s) leads to where it stands now', async ([hash, now]) => {
  const { visited } = comeTo(hash)
  await show()
  await expect.poll(() => visited).toEqual([now])
})

test('in English, from a neutral address, the redirect leads to the English page', async () => {
  const { visited } = comeTo('#older-one')
  await renderView(<List />, { page: 'releases', lang: 'en', addressForm: 'neutral' })
  await expect.poll(() => visited).toEqual(['/en/releases/2#older-one'])
})

test('a present, missing or unknown fragment does not redirect; only an unknown one is looked up', async () => {
  const { asked, visited } = comeTo('#stands-here')
  await show()
  await twoFrames()
  expect(asked).not.toHaveBeenCalled()
  history.replaceState(null, '', location.pathname)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  await twoFrames()
  expect(asked).not.toHaveBeenCalled()
  history.replaceState(null, '', '#never-was')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  await expect.poll(() => asked).toHaveBeenCalledOnce()
  await twoFrames()
  expect(visited.filter((address) => address.includes('/releases/'))).toEqual([])
})

test('a link to a moved release redirects while the page is shown', async () => {
  const { asked, visited } = comeTo('')
  const view = await show()
  const goTo = (hash: string) => {
    history.replaceState(null, '', hash)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }
  goTo('#oldest-one')
  await expect.poll(() => visited).toContain('/it/releases/3#oldest-one')
  await view.unmount()
  goTo('#older-one')
  await twoFrames()
  expect(asked).toHaveBeenCalledOnce()
})

test('an old address of a product’s releases redirects to the product’s page', async () => {
  const { visited, asked } = comeTo('')
  await show({ product: 'lawyers' })
  await expect.poll(() => visited).toEqual(['/it/releases/lawyers'])
  expect(asked).not.toHaveBeenCalled()
})

test('on a later part, or with a single part, nothing redirects', async () => {
  const { visited, asked } = comeTo('#older-one')
  await renderView(<Part />, { page: 'releases' })
  await twoFrames()
  expect([visited, asked.mock.calls]).toEqual([[], []])
})

test('when the lookup fails the page stays', async () => {
  expectError(/^TypeError: offline$/)
  const error = vi.spyOn(console, 'error')
  const { visited } = comeTo('#older-one', () => Promise.reject(new TypeError('offline')))
  await show()
  await expect.poll(() => error.mock.calls.map(String)).toEqual(['TypeError: offline'])
  expect(visited).toEqual([])
})
