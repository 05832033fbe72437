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

test('startWorker registers the worker with the page’s dictionary after hydration; a failure is its own', async () => {
  registered.mockRejectedValueOnce(new TypeError('gone'))
  await startWorker(Promise.resolve(t))
  expect(registered.mock.calls).toEqual([[t]])
})

test('startWorker registers without a dictionary after 30 seconds if the page never hydrates', async () => {
  const started = startWorker(never)
  await vi.advanceTimersByTimeAsync(29_999)
  await import('./register.ts')
  expect(registered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await started
  expect(registered.mock.calls).toEqual([[undefined]])
})
