import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { PageLinks } from './page-links.tsx'

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.getAttribute('rel'), link.textContent, link.getAttribute('href')])

const before = ['prev', 'Prima', '/it/releases/2024']
const after = ['next', 'Dopo', '/it/releases/2022']

test.each([
  ['2024', '2022', [before, after]],
  ['2024', undefined, [before]],
  [undefined, '2022', [after]],
] as const)('links to %s and %s in a named navigation', async (previous, next, expected) => {
  await renderView(
    <PageLinks
      label="Anni"
      previous={{ label: 'Prima', part: previous }}
      next={{ label: 'Dopo', part: next }}
    />,
    { page: 'releases' },
  )
  await expect.element(page.getByRole('navigation', { name: 'Anni' })).toBeVisible()
  expect(links()).toEqual(expected)
})

test('renders nothing without neighbours; a part without a name is the first one', async () => {
  const alone = { label: 'x', part: undefined }
  const { container, unmount } = await renderView(<PageLinks label="Anni" previous={alone} next={alone} />, {
    page: 'releases',
  })
  expect(container.querySelector('nav')).toBeNull()
  await unmount()
  await renderView(<PageLinks label="Anni" previous={{ label: 'Prima', part: '' }} next={alone} />, {
    page: 'releases',
  })
  expect(links()).toEqual([['prev', 'Prima', '/it/releases']])
})
