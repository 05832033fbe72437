import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { PageLinks } from './page-links.tsx'

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.getAttribute('rel'), link.textContent, link.getAttribute('href')])

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
