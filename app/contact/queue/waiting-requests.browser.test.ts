import { expect, onTestFinished, test, vi } from 'vitest'
import { expectError } from '#tests/components/console-errors.ts'
import { contactTests } from '#tests/components/contact-form-steps.tsx'
import { countWaiting, keepWaiting, waitingRequests } from './waiting-requests.ts'

contactTests()
const words = ['message', 'Ciao'] as const
const file = ['files', new File(['%PDF-1.4'], 'menu.pdf')] as const
const request = (...entries: (readonly [string, FormDataEntryValue])[]) => ({
  id: 'w1',
  at: Date.now(),
  entries,
})

function unheardFaults() {
  const heard: unknown[] = []
  const onFault = (event: PromiseRejectionEvent) => heard.push(event.reason)
  window.addEventListener('unhandledrejection', onFault)
  onTestFinished(() => window.removeEventListener('unhandledrejection', onFault))
  return heard
}

test('a request is not kept if the count cannot be stored', async () => {
  expectError(/full/)
  for (const act of ['setItem', 'getItem'] as const)
    vi.spyOn(Storage.prototype, act).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  expect([await keepWaiting(request(words, file)), countWaiting()]).toEqual([false, 0])
  vi.restoreAllMocks()
  expect([await waitingRequests(), countWaiting()]).toEqual([[], 0])
})

test('a full database refuses only after the call, and the count is put right', async () => {
  expectError(/Error/)
  const unheard = unheardFaults()
  await keepWaiting(request(words))
  // `add` fails for a key that exists.
  const { add } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
    return add.call(this, value)
  })
  expect([await keepWaiting(request(words)), countWaiting()]).toEqual([false, 1])
  await new Promise((resolve) => setTimeout(resolve))
  expect(unheard).toEqual([])
})
