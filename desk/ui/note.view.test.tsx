import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsOf } from '../dictionaries.ts'
import { refresh } from './api.ts'
import { Waiting } from './controls.tsx'
import { useLoaded } from './use-loaded.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function Loaded({ path }: { path: string }) {
  const loaded = useLoaded<string>(path)
  return (
    <>
      <Waiting of={loaded} />
      <p>{loaded.value}</p>
    </>
  )
}

test('after a restart what was loaded stays, and what was not says where the new address stands', async () => {
  let status = 200
  vi.stubGlobal('fetch', async () => Response.json(status === 200 ? 'letto' : {}, { status }))
  const { rerender } = await render(<Loaded path="/one" />)
  await expect.element(page.getByText('letto')).toBeVisible()
  status = 401
  await refresh()
  await expect.element(page.getByText('letto')).toBeVisible()
  expect(page.getByRole('alert').query()).toBeNull()
  await rerender(<Loaded path="/other" />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(wordsOf('shell', 'it')('fault.restarted'))
  expect(page.getByRole('button').query()).toBeNull()
})
