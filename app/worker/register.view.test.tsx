import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { showToast, Toaster } from '#app/components/toaster/toaster.tsx'
import { choiceCookieRecord, choiceMessage } from '#shared/language-choice.ts'
import { expectError } from '#tests/components/console-errors.ts'
import { clearToasts } from '#tests/components/fresh-state.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { registerWorker } from './register.ts'
import { cacheName } from './versions.ts'

const t = words('it')
const newWorker = (state = 'installed') =>
  Object.assign(new EventTarget(), { state, postMessage: vi.fn<(message: unknown) => void>() })
type FakeWorker = ReturnType<typeof newWorker>

/** A fake `navigator.serviceWorker`, as far as the page uses it. */
function browserWorkers() {
  const active = newWorker('activated')
  const registration = Object.assign(new EventTarget(), {
    active: active as FakeWorker | null,
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: vi.fn(async () => undefined),
    unregister: vi.fn(async () => true),
  })
  return Object.assign(new EventTarget(), {
    registration,
    active,
    controller: active as FakeWorker | null,
    ready: Promise.resolve({ active }),
    register: vi.fn(async (_address: unknown, _options: unknown): Promise<unknown> => registration),
  })
}

let workers = browserWorkers()
const statusOfScript = (status: number) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(null, { status }))
const announced = () => page.getByText(t('update.title')).elements()

beforeEach(() => {
  workers = browserWorkers()
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  statusOfScript(200)
  // In a hidden page idle callbacks come late.
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done))
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  clearToasts()
})

test('registerWorker registers /ngsw-worker.js for the whole site through the policy ‘vetrina’', async () => {
  const policy = window.trustedTypes && vi.spyOn(window.trustedTypes, 'createPolicy')
  await registerWorker(t)
  const [address, options] = workers.register.mock.calls[0] ?? []
  expect(String(address)).toBe('/ngsw-worker.js')
  expect(options).toEqual({ scope: '/', updateViaCache: 'none' })
  expect(policy?.mock.calls.map(([name]) => name)).toEqual(['vetrina'])
  expect(workers.active.postMessage).not.toHaveBeenCalled()
  await expect.poll(() => workers.registration.update.mock.calls).toHaveLength(1)
  expect(window.fetch).toHaveBeenCalledWith('/ngsw-worker.js', { method: 'HEAD', cache: 'no-store' })
})

test('registerWorker posts the language chosen before registration to the worker', async () => {
  await cookieStore.set(choiceCookieRecord('en', Date.now()))
  onTestFinished(() => cookieStore.delete('lang'))
  await registerWorker(t)
  expect(workers.active.postMessage.mock.calls).toEqual([[choiceMessage('en')]])
})

test('the first worker is not announced as an update, even while WebKit reports it as waiting', async () => {
  const worker = newWorker('installing')
  await registerWorker(t)
  Object.assign(workers.registration, { active: null, installing: worker })
  workers.registration.dispatchEvent(new Event('updatefound'))
  workers.registration.waiting = worker
  worker.state = 'installed'
  worker.dispatchEvent(new Event('statechange'))
  // A toast shown next is the only one.
  await showToast({ kind: 'success', title: 'next', message: '' })
  expect(toasts.list().map(({ title }) => title)).toEqual(['next'])
})

test('registerWorker logs a refused registration, but not missing worker support', async () => {
  workers.register.mockResolvedValueOnce(undefined)
  await registerWorker(t)
  expectError(/was not registered.*no room/)
  workers.register.mockRejectedValueOnce(new Error('no room'))
  const logged = vi.spyOn(console, 'error')
  await registerWorker(t)
  expect(logged).toHaveBeenCalledOnce()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'serviceWorker') ?? {}
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  onTestFinished(() => void Object.defineProperty(Navigator.prototype, 'serviceWorker', own))
  await registerWorker(t)
  expect(logged).toHaveBeenCalledOnce()
})

test('registerWorker waits until the page is loaded and idle, at most 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const idle = vi.fn<(done: () => void) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  const first = registerWorker(t)
  expect(idle).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await expect.poll(() => idle.mock.calls).toHaveLength(1)
  expect(workers.register).not.toHaveBeenCalled()
  idle.mock.calls[0]?.[0]()
  await first
  expect(workers.register).toHaveBeenCalledTimes(1)

  const late = registerWorker(t)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(workers.register).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await late
  expect(workers.register).toHaveBeenCalledTimes(2)
})

test('an installed update is announced once and activated when the visitor accepts it', async () => {
  await renderView(<Toaster />)
  const worker = newWorker()
  workers.registration.waiting = worker
  workers.controller = null
  await registerWorker(t)
  expect(announced()).toEqual([])
  workers.controller = workers.active
  workers.registration.installing = worker
  workers.registration.dispatchEvent(new Event('updatefound'))
  worker.state = 'installing'
  worker.dispatchEvent(new Event('statechange'))
  expect(announced()).toEqual([])
  worker.state = 'installed'
  for (let times = 0; times < 2; times++) worker.dispatchEvent(new Event('statechange'))
  const take = page.getByRole('button', { name: t('update.action') })
  await expect.element(take).toBeVisible()
  await expect.element(page.getByText(t('update.text'))).toBeVisible()
  expect(toasts.list().map(({ count, duration }) => [count, duration])).toEqual([[1, 0]])

  const reloads = stayThroughReloads()
  const newer = newWorker()
  workers.registration.waiting = newer
  await take.click()
  onTestFinished(() => void delete document.documentElement.dataset.live)
  expect(worker.postMessage).not.toHaveBeenCalled()
  expect(newer.postMessage.mock.calls).toEqual([[{ type: 'update' }]])
  expect(document.documentElement.dataset.live).toBe('leaving')
  expect(reloads).toHaveLength(0)
  for (let times = 0; times < 2; times++) workers.dispatchEvent(new Event('controllerchange'))
  await expect.poll(() => reloads).toHaveLength(1)
})

/** Reloads of the test page are prevented and recorded. */
function stayThroughReloads(): Event[] {
  const reloads: Event[] = []
  const stay = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload') return
    reloads.push(event)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', stay)
  onTestFinished(() => navigation.removeEventListener('navigate', stay))
  return reloads
}

test('a worker that waits at the start is announced; showing the tab again and client navigations look for one', async () => {
  await renderView(<Toaster />)
  workers.registration.waiting = newWorker()
  const { update } = workers.registration
  await registerWorker(t)
  await expect.poll(announced).toHaveLength(1)
  await expect.poll(() => update.mock.calls).toHaveLength(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => update.mock.calls).toHaveLength(2)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  navigation.dispatchEvent(new Event('navigatesuccess'))
  await expect.poll(() => update.mock.calls).toHaveLength(3)
})

test.for([404, 410])('a script answering %i removes the worker and only its own caches', async (status) => {
  statusOfScript(status)
  for (const name of [cacheName('one'), 'somebody-elses']) await caches.open(name)
  onTestFinished(async () => void (await caches.delete('somebody-elses')))
  await registerWorker(t)
  await expect.poll(() => caches.keys()).toEqual(['somebody-elses'])
  expect(workers.registration.unregister).toHaveBeenCalledOnce()
  expect(workers.registration.update).not.toHaveBeenCalled()
})

test.for<[name: string, isAsked: boolean, happens: () => unknown]>([
  ['a 503 answer', true, () => statusOfScript(503)],
  ['a network error', true, () => vi.mocked(window.fetch).mockRejectedValue(new TypeError('offline'))],
  ['an offline browser', false, () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('%s leaves the worker as it is (script requested: %s)', async ([, isAsked, happens]) => {
  happens()
  await registerWorker(t)
  // Only the response is awaited, which is there at once.
  await new Promise((resolve) => setTimeout(resolve))
  expect(vi.mocked(window.fetch).mock.calls).toHaveLength(isAsked ? 1 : 0)
  expect(workers.registration.update).not.toHaveBeenCalled()
  expect(workers.registration.unregister).not.toHaveBeenCalled()
})
