import { afterEach, expect, test, vi } from 'vitest'
import { browserRoomWorld } from './room-world.ts'

afterEach(() => void vi.useRealTimers())

/** A wait whose time the test controls. */
function waiting(signal = new AbortController().signal) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ended = vi.fn()
  const wait = browserRoomWorld.wait(8_000, signal).then(ended)
  return { ended, wait }
}

function look(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test.for([
  ['its time is over', () => vi.advanceTimersByTime(8_000)],
  ['it is called off', (closing: AbortController) => closing.abort()],
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => look(false)],
] as const)('wait() ends when %s and leaves no listener', async ([, end]) => {
  const closing = new AbortController()
  const { ended, wait } = waiting(closing.signal)
  expect(vi.getTimerCount()).toBe(1)
  const heard = vi.spyOn(document, 'hidden', 'get')
  end(closing)
  await wait
  expect(ended).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  heard.mockClear()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).not.toHaveBeenCalled()
})

test('a stream ends when it is called off or the page is left', async () => {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init)
    return new Response('')
  })
  const closing = [new AbortController(), new AbortController()]
  for (const { signal } of closing) await browserRoomWorld.fetch('/api/rooms/one/events', { signal })
  closing[0]?.abort()
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  window.dispatchEvent(new Event('pagehide'))
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true])
})
