import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ClientCard, ClientList } from '#shared/client-cards.ts'
import { listRows } from '#tests/components/list-rows.ts'
import { renderView, twoFrames, visitQuery } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { PictureViewer } from './clients.tsx'

const t = words('it')
const list: ClientList = JSON.parse(listRows('clients', 'it') ?? '')
const image = list.cards.flatMap(({ images }) => images)[0]
if (!image) throw new Error('No client has a picture.')
const card = (id: string, demonstration: boolean): ClientCard => ({
  id,
  name: `Bottega ${id}`,
  work: 'Sito',
  place: 'Portoquieto',
  images: [1, 2, 3].map((number) => ({ ...image, name: `${id}-${number}`, alt: `${id} ${number}` })),
  demonstration,
})
const cards = [card('one', true), card('two-2', false)]
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const shown = () => dialog()?.querySelector('img')?.alt
const query = () => Object.fromEntries(new URLSearchParams(location.search))

async function visit(search: string) {
  visitQuery(search)
  await renderView(<PictureViewer cards={cards} />, { page: 'clients' })
}

afterEach(() => dialog()?.close())

test('a shared address opens the viewer at its picture with the client’s name', async () => {
  await visit('picture=two-2-3')
  await expect.poll(shown).toContain('two-2 3')
  expect(dialog()?.querySelector('#viewer-title')?.textContent).toBe('Bottega two-2')
  expect(dialog()?.textContent).not.toContain(t('clients.demonstration'))
})

test('pictures of a demonstration are labelled; the next one replaces the query without a history entry', async () => {
  await visit('subject=a&picture=one-1')
  await expect.poll(shown).toContain('one 1')
  expect(dialog()?.querySelector('#viewer-title')?.textContent).toBe('Bottega one')
  expect(dialog()?.textContent).toContain(`${t('clients.demonstration')}.`)
  const steps = history.length
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(shown).toContain('one 2')
  expect([query(), history.length]).toEqual([{ subject: 'a', picture: 'one-2' }, steps])
  await page.getByRole('button').first().click()
  await expect.poll(dialog).toBeNull()
  expect(query()).toEqual({ subject: 'a' })
})

test.for(['one-0', 'one-4', 'nobody-1', 'one', '-1', 'one-x'])('unknown %s opens no viewer', async (name) => {
  await visit(`picture=${name}`)
  await import('#app/components/image-viewer/image-viewer.tsx')
  await twoFrames()
  expect(document.querySelector('dialog')).toBeNull()
})
