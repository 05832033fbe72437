import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsOf } from '../dictionaries.ts'
import { refresh } from './api.ts'
import { Button, Waiting } from './controls.tsx'
import { NoteProvider, useNotify } from './note.tsx'
import { useLoaded } from './use-loaded.ts'

function Remove() {
  const tell = useNotify()
  return (
    <>
      <Button onClick={() => tell({ text: 'Orto: tolta.', undo: 7 })}>Togli</Button>
      <input />
    </>
  )
}

test('a note says what was done, then why it was not undone', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Cambiata ancora.' }, { status: 409 }))
  await render(<Remove />, { wrapper: NoteProvider })
  await page.getByRole('button', { name: 'Togli' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Orto: tolta.')
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Cambiata ancora.')
  expect(page.getByText('Orto: tolta.').query()).toBeNull()
})

test('a note stays where it was told, until one goes elsewhere or types', async () => {
  location.hash = '#rows'
  await render(<Remove />, { wrapper: NoteProvider })
  const button = page.getByRole('button', { name: 'Togli' })
  const note = page.getByRole('status')
  await button.click()
  await expect.element(note).toBeVisible()
  location.hash = '#health'
  await expect.element(note).not.toBeInTheDocument()
  await button.click()
  await expect.element(note).toBeVisible()
  await page.getByRole('textbox').fill('a')
  await expect.element(note).not.toBeInTheDocument()
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
