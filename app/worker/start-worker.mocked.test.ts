import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words } from '#tests/helpers/words.ts'

const registered = vi.hoisted(() => vi.fn(async (_words: unknown) => undefined))
vi.mock('./register.ts', () => ({ registerWorker: registered }))
const { startWorker } = await import('./start-worker.ts')

const t = words('it')
const never = new Promise<undefined>(() => undefined)

beforeEach(() => {
  registered.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubEnv('PROD', true)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a page that is awake gets its worker at once, in its words', async () => {
  await startWorker(Promise.resolve(t))
  expect(registered.mock.calls).toEqual([[t]])
})

test('a page that never wakes gets one after half a minute, without words', async () => {
  const started = startWorker(never)
  await vi.advanceTimersByTimeAsync(29_999)
  await import('./register.ts')
  expect(registered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await started
  expect(registered.mock.calls).toEqual([[undefined]])
})

test('until a page is awake its worker waits', async () => {
  const awake = Promise.withResolvers<typeof t>()
  const started = startWorker(awake.promise)
  await import('./register.ts')
  expect(registered).not.toHaveBeenCalled()
  awake.resolve(t)
  await started
  expect(registered).toHaveBeenCalledOnce()
})

test('a worker whose code has gone is no fault of the page', async () => {
  registered.mockRejectedValueOnce(new TypeError('gone'))
  await expect(startWorker(Promise.resolve(t))).resolves.toBeUndefined()
  expect(registered).toHaveBeenCalledOnce()
})

test('from its sources a page has no worker', async () => {
  vi.stubEnv('PROD', false)
  await startWorker(Promise.resolve(t))
  expect(registered).not.toHaveBeenCalled()
})
