import { beforeEach, expect, test } from 'vitest'
import { releases } from '#content/releases.ts'
import { storageNames } from '#content/storage-names.ts'
import { dayWords } from '#shared/day-words.ts'
import { releaseProducts } from '#shared/release-lists.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { visitQuery } from '#tests/components/visit-query.ts'
import { words } from '#tests/helpers/words.ts'
import { Page } from './releases.tsx'

const t = words('it')
const key = storageNames.releases
const ids = releases.map(({ id }) => id)
const shown = () => [...document.querySelectorAll('ol > li')].map(({ id }) => id)
const marked = () => [...document.querySelectorAll('li:has(mark)')].map(({ id }) => id)
const told = () => document.querySelector('[role=status]')?.textContent

beforeEach(() => localStorage.clear())

async function visit(search = '') {
  visitQuery(search)
  const view = await renderView(<Page />, { page: 'releases' })
  await expect.poll(() => localStorage.getItem(key)).toBe(JSON.stringify(ids))
  return view
}

test('who comes for the first time is told of nothing new', async () => {
  await visit()
  expect([shown(), marked(), told()]).toEqual([ids, [], ''])
})

test('what came since the last visit is marked and counted, and at the next visit no more', async () => {
  localStorage.setItem(key, JSON.stringify(ids.slice(2)))
  const view = await visit()
  await expect.poll(marked).toEqual(ids.slice(0, 2))
  expect(told()).toBe(t('releases.news', { count: 2 }))
  await view.unmount()
  await visit()
  expect([marked(), told()]).toEqual([[], ''])
})

test.each(['{', '7', '"a"'])('what is no list of ours (%s) counts as no visit', async (text) => {
  localStorage.setItem(key, text)
  await visit()
  expect(marked()).toEqual([])
})

test('a filter shows one product’s releases and is marked; an unknown one shows all', async () => {
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

test('a release has its day, and its month a name with the year', async () => {
  await visit()
  const first = document.querySelector('ol > li time')
  const date = releases[0]?.date ?? ''
  expect([first?.getAttribute('datetime'), first?.textContent]).toEqual([date, String(Number(date.slice(8)))])
  expect(document.querySelector('h2')?.textContent).toBe(
    `${dayWords(`${date.slice(0, 7)}-01`, 'it', 'month')} ${date.slice(0, 4)}`,
  )
})
