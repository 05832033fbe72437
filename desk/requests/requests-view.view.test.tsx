import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { refresh } from '../ui/api.ts'
import RequestsView from './requests-view.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  location.hash = ''
})

test('an erased request that is open goes', async () => {
  let status = 200
  const lists = { letters: [], files: [], rows: [] }
  const request = {
    ...lists,
    name: 'Ada Rossi',
    note: '',
    createdAt: '2026-11-20T10:00:00Z',
    answeredAt: null,
  }
  vi.stubGlobal('fetch', async () =>
    Response.json(status === 200 ? request : { message: 'Non c’è.' }, { status }),
  )
  location.hash = '#requests/1'
  await render(<RequestsView />)
  await expect.element(page.getByRole('heading', { name: 'Ada Rossi' })).toBeVisible()
  status = 404
  await refresh()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Non c’è.Riprova')
  expect(page.getByText('Ada Rossi').query()).toBeNull()
})
