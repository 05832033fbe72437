import '../ui/desk.css'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { eachLanguage } from '#shared/locale.ts'
import { refresh } from '../ui/api.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { Editor } from './editor.tsx'
import type { WordRow, WordsAnswer } from './routes.ts'
import { Search } from './search.tsx'
import { useDrafts } from './use-drafts.ts'

const row = (key: string, it: string): WordRow => ({
  key,
  texts: eachLanguage((lang) => (lang === 'it' ? it : 'One')),
  own: ['it', 'en'],
  notes: [],
  pages: [],
})

/** What the owner's file says. */
let said: string
const words = (): WordsAnswer => ({
  rows: [row('first', said), row('second', '{{brand}}, {{name}} 👩‍👩‍👧')],
  pages: [],
})

function Room({ open = 'first' }: { open?: string }) {
  const { value } = useLoaded<WordsAnswer>('/desk/api/words')
  return value && <Loaded words={value} open={open} />
}

function Loaded({ words, open }: { words: WordsAnswer; open: string }) {
  const drafts = useDrafts(words)
  const common = { lang: 'it', pages: [], isTooLong: false, onClose: () => {} } as const
  return <Editor key={open} keys={[open]} drafts={drafts} {...common} />
}

type Sent = { before: string; after: string; answer: (status: number, body?: object) => void }

/** The texts that are sent; each waits for its answer. */
function sentTexts(): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (path: string, options?: { body: string }) => {
    if (!options) return Promise.resolve(Response.json(path.endsWith('words') ? words() : {}))
    const { promise, resolve } = Promise.withResolvers<Response>()
    const [change] = JSON.parse(options.body).changes
    const answer = (status: number, body: object = {}) => {
      if (status === 200) said = change.after
      resolve(Response.json(body, { status }))
    }
    sent.push({ ...change, answer })
    return promise
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })
  return sent
}

const field = page.getByRole('textbox', { name: 'Italiano' })
const saved = page.getByText(/^Salvato/)
const alert = page.getByRole('alert')

beforeEach(() => {
  said = 'Uno'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})

/** The second after typing passes at once. */
const expectSent = (sent: readonly Sent[], count: number) =>
  expect
    .poll(() => {
      vi.advanceTimersByTime(1000)
      return sent
    })
    .toHaveLength(count)

test('one save at a time; the next starts from what the last wrote', async () => {
  const sent = sentTexts()
  await render(<Room />)
  await field.fill('Due')
  await expectSent(sent, 1)
  await field.fill('Due e tre')
  // The file may be read again before the save is answered.
  said = 'Due'
  void refresh()
  await vi.advanceTimersByTimeAsync(1200)
  expect(sent).toHaveLength(1)
  await expect.element(alert).not.toBeInTheDocument()
  sent[0]?.answer(200)
  await expectSent(sent, 2)
  expect(sent[1]).toMatchObject({ before: 'Due', after: 'Due e tre' })
  await expect.element(saved).not.toBeInTheDocument()
  sent[1]?.answer(200)
  await expect.element(saved).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('a text typed just before the room is left is saved, without spaces at its ends', async () => {
  const sent = sentTexts()
  const { unmount } = await render(<Room />)
  await field.fill(' Due ')
  await unmount()
  expect(sent).toMatchObject([{ before: 'Uno', after: 'Due' }])
  sent[0]?.answer(200)
  await expect.poll(() => localStorage.getItem('desk.words')).toBe('[]')
})

test('a text typed back while it is saved is saved again', async () => {
  const sent = sentTexts()
  await render(<Room />)
  await field.fill('Due')
  await expectSent(sent, 1)
  await field.fill('Uno')
  sent[0]?.answer(200)
  await expectSent(sent, 2)
  expect(sent[1]).toMatchObject({ before: 'Due', after: 'Uno' })
})

test('a refused save says so while there is something to save', async () => {
  const sent = sentTexts()
  await render(<Room />)
  await field.fill('Due')
  await expectSent(sent, 1)
  sent[0]?.answer(409, { message: 'Cambiato.' })
  await expect.element(page.getByRole('button', { name: 'Riprova' })).toBeVisible()
  said = 'Di un altro'
  void refresh()
  await expect.element(page.getByRole('button', { name: 'Riprova' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Tieni il mio' }).click()
  await expectSent(sent, 2)
  expect(sent[1]).toMatchObject({ before: 'Di un altro', after: 'Due' })
})

test('search shows pieces by their names, and where to change what is no text', async () => {
  await render(<Search words={words()} lang="it" path="/it" />)
  const search = page.getByRole('searchbox')
  await search.fill('one')
  await expect.element(page.getByText(', [nome] 👩‍👩‍👧')).toBeVisible()
  await search.fill('Trattoria')
  const link = page.getByRole('link', { name: 'Schede' })
  await expect.element(link).toHaveAttribute('href', '#rows')
  const hint = getComputedStyle(search.element(), '::placeholder').color
  const muted = document.body.appendChild(document.createElement('small'))
  onTestFinished(() => muted.remove())
  expect(hint).toBe(getComputedStyle(muted).color)
})
