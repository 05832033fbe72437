import '../ui/desk.css'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { eachLanguage } from '#shared/locale.ts'
import { refresh } from '../ui/api.ts'
import { NoteProvider } from '../ui/note.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { Editor } from './editor.tsx'
import type { WordRow, WordsAnswer } from './routes.ts'
import { Search } from './search.tsx'

const row = (key: string, it: string): WordRow => ({
  key,
  texts: eachLanguage((lang) => (lang === 'it' ? it : 'One')),
  own: ['it'],
  notes: [],
  pages: [],
})

/** What the owner's file says. */
let said: string
/** Each save, and what it is answered. */
let sent: unknown[]
let status: number
/** The answer to a save comes after it. */
let held: Promise<unknown> | undefined

const second = row('second', '{{brand}}, {{name}} 👩‍👩‍👧')
const words = (): WordsAnswer => ({ rows: [row('first', said), second], pages: [] })

beforeEach(() => {
  said = 'Uno'
  sent = []
  status = 200
  held = undefined
  vi.stubGlobal('fetch', async (_: string, options?: { body: string }) => {
    if (!options) return Response.json(words())
    const { changes } = JSON.parse(options.body)
    sent.push(changes)
    await held
    if (status === 200) said = changes[0].after
    return Response.json({ message: 'Rotta.' }, { status })
  })
  return () => localStorage.clear()
})

function Room({ open = 'first' }: { open?: string }) {
  const { value } = useLoaded<WordsAnswer>('/desk/api/words')
  const common = { lang: 'it', onClose: () => {} } as const
  const editor = value && <Editor key={open} bases={[open]} words={value} {...common} />
  return <NoteProvider>{editor}</NoteProvider>
}

const field = page.getByRole('textbox', { name: 'Italiano' })
const save = page.getByRole('button', { name: 'Salva' })
const alert = page.getByRole('alert')
const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('desk.'))

test('what is typed stays until it is saved, without spaces at its ends', async () => {
  const { unmount } = await render(<Room />)
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await field.fill(' Due ')
  await unmount()
  await render(<Room />)
  await expect.element(field).toHaveTextContent('Due')
  await save.click()
  await expect.element(page.getByText(/^Salvato/)).toBeVisible()
  expect(sent).toEqual([[{ file: 'i18n/it.json', path: ['first'], before: 'Uno', after: 'Due' }]])
  expect(drafts()).toEqual([])
})

test('a text of the program is written into the owner’s file', async () => {
  await render(<Room />)
  await page.getByRole('textbox', { name: 'Inglese' }).fill('Two')
  await save.click()
  await expect.element(page.getByText(/^Salvato/)).toBeVisible()
  expect(sent).toEqual([[{ file: 'i18n/en.json', path: ['first'], after: 'Two' }]])
})

test('what is typed while it is being saved stays, to be saved next', async () => {
  const answer = Promise.withResolvers()
  held = answer.promise
  await render(<Room />)
  await field.fill('Due')
  await save.click()
  await expect.poll(() => sent).toHaveLength(1)
  await field.fill('Due e mezzo')
  answer.resolve(undefined)
  await expect.element(save).toHaveAttribute('aria-disabled', 'false')
  await expect.element(field).toHaveTextContent('Due e mezzo')
  expect(alert.query()).toBeNull()
  await save.click()
  await expect.poll(drafts).toEqual([])
  expect(sent.at(-1)).toEqual([expect.objectContaining({ before: 'Due', after: 'Due e mezzo' })])
})

test('a refused save says so, and all that was typed stays', async () => {
  await render(<Room />)
  await field.fill('Due')
  status = 500
  await save.click()
  await expect.element(alert).toHaveTextContent('Rotta.')
  await expect.element(field).toHaveTextContent('Due')
  await expect.element(save).toHaveAttribute('aria-disabled', 'false')
})

test('what somebody else wrote meanwhile is shown; discarding keeps it', async () => {
  await render(<Room />)
  await field.fill('Due')
  said = 'Di un altro'
  await refresh()
  await expect.element(alert.getByText('Di un altro')).toBeVisible()
  vi.stubGlobal('confirm', () => true)
  await page.getByRole('button', { name: 'Lascia perdere' }).click()
  await expect.element(field).toHaveTextContent('Di un altro')
  expect(alert.query()).toBeNull()
})

test('letters are counted as they are read; at 360 px no word is broken', async () => {
  await page.viewport(360, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const { rerender } = await render(<Room open="second" />)
  // {{brand}} is empty here, {{name}} is “nome”; a family is one letter.
  await expect.element(page.getByText('8 lettere')).toBeVisible()
  await rerender(<Room />)
  await field.fill('')
  await expect.element(page.getByText(/^0 lettere \(prima 3\)/)).toBeVisible()
  for (const word of [page.getByRole('heading'), page.getByRole('button', { name: 'Chiudi' })]) {
    const range = new Range()
    range.selectNodeContents(word.element())
    expect(range.getClientRects()).toHaveLength(1)
  }
})

test('search shows pieces by their names', async () => {
  await render(<Search words={words()} lang="it" path="/it" />)
  const search = page.getByRole('searchbox')
  await search.fill('one')
  await expect.element(page.getByText(', [nome] 👩‍👩‍👧')).toBeVisible()
  const hint = getComputedStyle(search.element(), '::placeholder').color
  const muted = document.body.appendChild(document.createElement('small'))
  onTestFinished(() => muted.remove())
  expect(hint).toBe(getComputedStyle(muted).color)
})
