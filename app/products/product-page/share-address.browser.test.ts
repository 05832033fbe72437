import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { words } from '#tests/helpers/words.ts'
import { shareAddress } from './share-address.ts'

const shared = { title: 'Menu', url: 'https://shop.example/it/menu#x' }
const t = words('it')

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

type End = () => Promise<void>

/** A device whose share dialog ends like this, and what it copies to the clipboard. */
function device(end: End | undefined, isShareable = true) {
  const share = vi.fn(end)
  if (end) {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    Object.defineProperty(navigator, 'canShare', { value: () => isShareable, configurable: true })
  }
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  return { share, copied }
}

const done: End = async () => undefined
const closed: End = async () => {
  throw new DOMException('closed', 'AbortError')
}
const refused: End = async () => {
  throw new DOMException('refused', 'NotAllowedError')
}

type Ways = { menu: number; copies: number }

test.each<[device: string, end: End | undefined, isShareable: boolean, ways: Ways]>([
  ['with its own menu', done, true, { menu: 1, copies: 0 }],
  ['whose menu the visitor closes', closed, true, { menu: 1, copies: 0 }],
  ['whose menu fails', refused, true, { menu: 1, copies: 1 }],
  ['whose menu takes no address', done, false, { menu: 0, copies: 1 }],
  ['without such a menu', undefined, true, { menu: 0, copies: 1 }],
])('on a device %s the address is shared once', async (_, end, isShareable, { menu, copies }) => {
  const { share, copied } = device(end, isShareable)
  await shareAddress(shared, t)
  expect(share.mock.calls).toEqual(Array.from({ length: menu }, () => [shared]))
  expect(copied).toEqual(Array.from({ length: copies }, () => shared.url))
})

/** The toasts after sharing. */
async function toastsOfSharing() {
  const show = vi.spyOn(toasts, 'show')
  await shareAddress(shared, t)
  return show.mock.calls.map(([text]) => text)
}

test('copying to the clipboard is confirmed', async () => {
  device(undefined)
  const title = t('demo.copied')
  expect(await toastsOfSharing()).toEqual([{ kind: 'success', title, message: t('demo.copied.text') }])
})

test('without clipboard access the address itself is shown and stays', async () => {
  device(undefined)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  expect(await toastsOfSharing()).toEqual([
    { kind: 'error', title: t('demo.notCopied'), message: shared.url, duration: 0 },
  ])
})

test('closing the share sheet shows no message', async () => {
  device(closed)
  expect(await toastsOfSharing()).toEqual([])
})
