import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import RequestsView from './requests-view.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  location.hash = ''
})

test('“all requests” leads to all that were sought, also from one found among the open ones', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ requests: [], mail: [] }, { status: 200 }))
  location.hash = '#requests/list/open/Rossi'
  await render(<RequestsView />)
  await expect.element(page.getByRole('searchbox')).toHaveValue('Rossi')
  location.hash = '#requests/erase'
  await page.getByRole('link', { name: 'Tutte le richieste' }).click()
  await expect.poll(() => location.hash).toBe('#requests/list/all/Rossi')
})
