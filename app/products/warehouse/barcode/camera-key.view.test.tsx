import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { twoFrames } from '#tests/components/two-frames.ts'
import { words } from '#tests/helpers/words.ts'
import { CameraKey } from './camera-key.tsx'

// This browser has no camera and no reader: a canvas is filmed, and one class stands in. `barcode.e2e.ts` has a camera.
let seen: string[]
let codes: string[]
let stream: MediaStream
let looks: number

const t = words('it')
const key = (name: 'camera' | 'stop') =>
  page.getByRole('button', { name: t(`warehouse.barcode.${name}`), exact: true })
const picture = () => document.querySelector('video')
const said = () => page.getByRole('status')
const tracks = () => stream.getTracks().map(({ readyState }) => readyState)
const icon = () => document.querySelector('main use')?.getAttribute('href')?.split('#').at(-1)
const show = () => renderView(<CameraKey onCode={(code) => codes.push(code)} />)

const camera = () => vi.spyOn(navigator.mediaDevices, 'getUserMedia')

beforeEach(() => {
  seen = []
  codes = []
  looks = 0
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  stream = canvas.captureStream()
  camera().mockImplementation(async () => stream)
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      async detect() {
        looks += 1
        const rawValue = seen.shift()
        return rawValue === undefined ? [] : [{ rawValue }]
      }
    },
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The camera is on, and the reader looks. */
async function open() {
  await key('camera').click()
  await expect.poll(() => looks).toBeGreaterThan(0)
}

/** The key is there again as if nobody had opened it, and the camera is off. */
async function isClosed() {
  await expect.element(key('camera')).toHaveAttribute('aria-expanded', 'false')
  expect(icon()).toBe('camera')
  expect(picture()).toBe(null)
  expect(page.getByText(t('warehouse.barcode.aim')).elements()).toEqual([])
  await expect.poll(tracks).toEqual(['ended'])
}

test('nobody is asked for a camera before the key is pressed', async () => {
  await show()
  await expect.element(key('camera')).toHaveAttribute('aria-expanded', 'false')
  expect(icon()).toBe('camera')
  expect(picture()).toBe(null)
  expect(said().element().textContent).toBe('')
  await twoFrames()
  expect(navigator.mediaDevices.getUserMedia).not.toHaveBeenCalled()
})

test('the open camera shows what it sees, without a sound, and the key closes it', async () => {
  await show()
  await open()
  await expect.element(key('stop')).toHaveAttribute('aria-expanded', 'true')
  expect(icon()).toBe('x')
  expect(picture()).toMatchObject({ srcObject: stream, muted: true, playsInline: true })
  await expect.element(page.getByText(t('warehouse.barcode.aim'))).toBeVisible()
  await key('stop').click()
  await isClosed()
  await twoFrames()
  expect(said().element().textContent).toBe('')
  expect(codes).toEqual([])
})

test('the code that it reads is handed on once, and the camera is off again', async () => {
  await show()
  await open()
  seen = ['2000000031040', '2000000130071']
  await expect.poll(() => codes).toEqual(['2000000031040'])
  await isClosed()
  expect(said().element().textContent).toBe('')
  expect(codes).toEqual(['2000000031040'])
})

test('it goes on while the page is seen, and is off once it is hidden', async () => {
  await show()
  await open()
  document.dispatchEvent(new Event('visibilitychange'))
  await twoFrames()
  await expect.element(key('stop')).toBeVisible()
  expect(tracks()).toEqual(['live'])
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await isClosed()
})

test('it is off when its part is closed', async () => {
  const { unmount } = await show()
  await open()
  await unmount()
  await expect.poll(tracks).toEqual(['ended'])
})

test.for([
  ['may not be used', new DOMException('', 'NotAllowedError'), 'refused'],
  ['is not there', new DOMException('', 'NotFoundError'), 'noCamera'],
  ['answers with anything else', new TypeError('NotAllowedError'), 'noCamera'],
] as const)('of a camera that %s that is told, until the key is pressed anew', async ([, error, why]) => {
  camera().mockRejectedValue(error)
  await show()
  await key('camera').click()
  await expect.element(said()).toHaveTextContent(t(`warehouse.barcode.${why}`))
  await expect.element(said()).toHaveAttribute('data-fault', 'true')
  await expect.element(key('camera')).toHaveAttribute('aria-expanded', 'false')
  expect(picture()).toBe(null)
  camera().mockImplementation(async () => stream)
  await open()
  expect(said().element().textContent).toBe('')
  await key('stop').click()
  await isClosed()
})

test('who has closed it before the browser answered is told nothing', async () => {
  const answer = Promise.withResolvers<MediaStream>()
  camera().mockReturnValue(answer.promise)
  await show()
  await key('camera').click()
  await key('stop').click()
  answer.reject(new DOMException('', 'NotAllowedError'))
  await twoFrames()
  await expect.element(key('camera')).toBeVisible()
  expect(said().element().textContent).toBe('')
})
