import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { browserWorld, HttpFailure } from '#app/platform/http.ts'
import { storageNames } from '#content/storage-names.ts'
import { shortestFilling } from '#shared/sending.ts'
import { expectError } from '#tests/components/console-errors.ts'
import { contactTests, recordToasts } from '#tests/components/contact-form-steps.tsx'
import { recordNavigations } from '#tests/components/recorded.ts'
import { words } from '#tests/helpers/words.ts'
import { drafts } from './contact-draft.ts'
import { sendWaitingLater, startContactQueue } from './send-waiting.ts'
import { countWaiting, keepWaiting } from './waiting-requests.ts'

const t = words('it')
const speaker = { t, lang: 'it', addressForm: 'pinned' } as const
const noNetwork = new HttpFailure(0, 'Offline', null)
const { answer, sent } = contactTests()
const countSent = () => sent('id').length
const wait = (id: string, age = 0) =>
  keepWaiting({ id, at: Date.now() - age, entries: [['id', id] as const, ['message', 'Ciao'] as const] })

/** The seconds of each pause; tests start the next try themselves. */
let pauses: number[] = []
let tryNow: (() => void) | undefined
let show: ReturnType<typeof recordToasts>

beforeEach(() => {
  show = recordToasts()
  pauses = []
  tryNow = undefined
  const setTimer = window.setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, pause = 0) => {
    if (pause < 30_000) return setTimer(run, pause)
    pauses.push(pause / 1000)
    tryNow = run
    return 0
  })
})

test('going online sends the queue; an empty queue sends nothing', async () => {
  await startContactQueue(speaker)
  const locks = vi.spyOn(navigator.locks, 'request')
  window.dispatchEvent(new Event('online'))
  expect(locks).not.toHaveBeenCalled()
  await wait('w1')
  window.dispatchEvent(new Event('online'))
  await expect.poll(countWaiting).toBe(0)
  expect(countSent()).toBe(1)
  expect(locks).toHaveBeenCalledOnce()
})

test('a queued request that is sent is confirmed once with its number, until closed', async () => {
  answer({ status: 201, body: { id: 'abcdef12-0000-4000-8000-000000000000' } })
  await wait('w1')
  await startContactQueue(speaker)
  const message = t('contact.sent.text', { number: 'abcdef12' })
  expect(show.mock.calls).toEqual([
    [{ kind: 'success', title: t('contact.sent.title'), message, duration: 0 }],
  ])
  expect([countWaiting(), localStorage.getItem(storageNames.waiting), pauses]).toEqual([0, null, []])
})

test('a request is not sent sooner after its start than the server accepts', async () => {
  await wait('w1')
  await startContactQueue(speaker)
  const [pause] = vi.mocked(browserWorld.wait).mock.calls[0] ?? []
  expect(pause).toBeGreaterThan(shortestFilling + 100)
  expect(pause).toBeLessThan(shortestFilling + 1_000)
})

test('an expired request is dropped with a message, and the next one sent', async () => {
  await wait('old', 86_400_000)
  await wait('young', 86_000_000)
  await startContactQueue(speaker)
  const told = show.mock.calls.map(([{ title, message, kind, duration }]) => [title, message, kind, duration])
  expect(told).toEqual([
    [t('contact.expired.title'), t('contact.expired.text'), 'info', 0],
    [t('contact.sent.title'), t('contact.sent.text', { number: '' }), 'success', 0],
  ])
  expect([sent('id'), countWaiting()]).toEqual([['young'], 0])
})

test('sends the oldest first; a refused request returns to the form with the reason, and the next one is sent', async () => {
  expectError(/^Error: Troppo lungo$/)
  answer({ status: 422, body: { message: 'Troppo lungo', modelState: { '': ['Di più'] } } })
  await wait('w2', 1_000)
  await wait('w1', 2_000)
  await startContactQueue(speaker)
  expect(sent('id')).toEqual(['w1', 'w2'])
  const texts = show.mock.calls.map(([text]) => text)
  expect(texts.map(({ kind }) => kind)).toEqual(['error', 'info', 'success'])
  expect(texts[1]).toMatchObject({
    title: t('contact.returned.title'),
    message: t('contact.returned.text'),
    action: { label: t('contact.returned.go') },
    duration: 0,
  })
  expect(drafts.load()).toMatchObject({ id: 'w1', texts: { id: 'w1', message: 'Ciao' } })
  expect(countWaiting()).toBe(0)
  const visited = recordNavigations()
  texts[1]?.action?.run()
  await expect.poll(() => visited).toEqual(['/it/contact'])
})

test('without storage for a draft a refused request stays queued', async () => {
  expectError(/^Error: No$/)
  vi.spyOn(drafts, 'save').mockReturnValue(false)
  answer({ status: 422, body: { message: 'No' } })
  await wait('w1')
  await startContactQueue(speaker)
  expect(countWaiting()).toBe(1)
})

test('a failing server and a lost network are tried again after a minute', async () => {
  await wait('w1')
  answer({ status: 503 })
  await startContactQueue(speaker)
  expect([pauses, countWaiting()]).toEqual([[60], 1])
  sendWaitingLater(speaker, noNetwork)
  expect(pauses).toEqual([60, 60])
  tryNow?.()
  await expect.poll(countWaiting).toBe(0)
})

test('Retry-After sets the next attempt, and the order is kept', async () => {
  answer({ status: 429, retryAfter: '120' })
  await wait('w1', 2)
  await wait('w2', 1)
  await startContactQueue(speaker)
  expect([pauses, countWaiting(), countSent()]).toEqual([[120], 2, 1])
  tryNow?.()
  await expect.poll(countWaiting).toBe(0)
})

test('only one tab sends at a time', async () => {
  await wait('w1')
  const over = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const other = navigator.locks.request(storageNames.waiting, () => {
    begun.resolve()
    return over.promise
  })
  await begun.promise
  await startContactQueue(speaker)
  expect([countWaiting(), countSent()]).toEqual([1, 0])
  over.resolve()
  await other
  await startContactQueue(speaker)
  expect([countWaiting(), countSent()]).toEqual([0, 1])
})

test('sends without the Web Locks API', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  await wait('w1')
  await startContactQueue(speaker)
  expect([countWaiting(), countSent()]).toEqual([0, 1])
})

test('a draft older than a day is deleted at start', async () => {
  localStorage.setItem(
    storageNames.draft,
    JSON.stringify({ id: 'd1', texts: {}, at: Date.now() - 86_400_000 }),
  )
  await startContactQueue(speaker)
  expect(localStorage.getItem(storageNames.draft)).toBeNull()
})
