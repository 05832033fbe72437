import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { words } from '#tests/helpers/words.ts'
import { shareAddress } from './share-address.ts'

const shared = { title: 'Menu', url: 'https://shop.example/it/menu#x' }
const t = words('it')

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

type End = () => Promise<void>

/** A device whose share dialog ends like this, and what it copies to the clipboard. */
function device(end: End | undefined, isShareable = true) {
  const share = vi.fn(end)
  if (end) Object.assign(navigator, { share, canShare: () => isShareable })
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  return { share, copied }
}

const done: End = async () => undefined
const failed = (name: string): End => {
  return () => Promise.reject(new DOMException(name, name))
}
const copied = { kind: 'success', title: t('demo.copied'), message: t('demo.copied.text') }

test.each<[device: string, end: End | undefined, isShareable: boolean, shared: number, toasts: unknown[]]>([
  ['with its own menu', done, true, 1, []],
  ['whose menu the visitor closes', failed('AbortError'), true, 1, []],
  ['whose menu fails', failed('NotAllowedError'), true, 1, [copied]],
  ['whose menu takes no address', done, false, 0, [copied]],
  ['without such a menu', undefined, true, 0, [copied]],
])('a device %s shares the address, or copies and confirms it', async (_, end, isShareable, ways, said) => {
  const show = vi.spyOn(toasts, 'show')
  const { share, copied } = device(end, isShareable)
  await shareAddress(shared, t)
  expect(share.mock.calls).toEqual(Array(ways).fill([shared]))
  expect(copied).toEqual(said.map(() => shared.url))
  expect(show.mock.calls.map(([text]) => text)).toEqual(said)
})

test('without clipboard access the address itself is shown and stays', async () => {
  const show = vi.spyOn(toasts, 'show')
  device(undefined)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await shareAddress(shared, t)
  expect(show.mock.calls).toEqual([
    [{ kind: 'error', title: t('demo.notCopied'), message: shared.url, duration: 0 }],
  ])
})
