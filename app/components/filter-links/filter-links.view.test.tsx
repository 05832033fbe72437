import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { FilterLinks } from './filter-links.tsx'

const choices = [
  { id: '', label: 'All', count: 8 },
  { id: 'shops', label: 'Shops', count: 0 },
  { id: 'hotels', label: 'Hotels' },
]

const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

test('each choice links to this page; the first clears the filter', async () => {
  await renderView(<FilterLinks label="Sector" name="sector" choices={choices} chosen="" />, {
    page: 'clients',
  })
  expect(hrefs()).toEqual(['/it/clients', '/it/clients?sector=shops', '/it/clients?sector=hotels'])
})

test('marks the current choice and shows counts, also zero', async () => {
  await renderView(<FilterLinks label="Sector" name="sector" choices={choices} chosen="shops" />)
  const current = page
    .getByRole('link')
    .elements()
    .filter((link) => link.ariaCurrent === 'true')
  expect(current.map((link) => link.textContent)).toEqual(['Shops0'])
  expect(page.getByRole('navigation', { name: 'Sector' }).elements()).toHaveLength(1)
  expect(document.querySelectorAll('sup')).toHaveLength(2)
})

test('renders nothing for a single choice', async () => {
  const show = (count: number) =>
    renderView(<FilterLinks label="Sector" name="sector" choices={choices.slice(0, count)} chosen="" />)
  const one = await show(1)
  expect(page.getByRole('navigation').elements()).toEqual([])
  await one.unmount()
  await show(2)
  expect(hrefs()).toEqual(['/it', '/it?sector=shops'])
})
