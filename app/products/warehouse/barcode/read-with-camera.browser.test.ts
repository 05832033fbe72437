import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readWithCamera } from './read-with-camera.ts'

// This browser has no camera and no reader: a canvas is filmed, and one class stands in. `barcode.e2e.ts` has a camera.
let seen: string[]
let asked: unknown[]
let video: HTMLVideoElement
let stream: MediaStream

beforeEach(() => {
  seen = []
  asked = []
  video = document.createElement('video')
  video.muted = true
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  stream = canvas.captureStream()
  const getUserMedia = async (wanted: unknown) => {
    asked.push(wanted)
    return stream
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      constructor(wanted: unknown) {
        asked.push(wanted)
      }
      async detect() {
        const rawValue = seen.shift()
        return rawValue === undefined ? [] : [{ rawValue }]
      }
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

const live = () => stream.getTracks().map(({ readyState }) => readyState)

test('it asks for the camera at the back, and for the kinds that stand on goods', async () => {
  seen = ['8001234567891']
  expect(await readWithCamera(video, new AbortController().signal)).toBe('8001234567891')
  expect(asked).toEqual([
    { video: { facingMode: 'environment' } },
    { formats: ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'code_39'] },
  ])
  expect(live()).toEqual(['ended'])
  expect(video.srcObject).toBe(null)
})

test('it looks again until something is there, and a code without a text is none', async () => {
  seen = ['']
  const reading = readWithCamera(video, new AbortController().signal)
  await expect.poll(() => asked.length).toBe(2)
  expect(live()).toEqual(['live'])
  seen.push('ABC')
  expect(await reading).toBe('ABC')
})

test('who closes it has the camera off, also before it was there', async () => {
  const stop = new AbortController()
  const reading = readWithCamera(video, stop.signal)
  await expect.poll(() => asked.length).toBe(2)
  stop.abort()
  await expect(reading).rejects.toThrow('abort')
  expect(live()).toEqual(['ended'])
  await expect(readWithCamera(video, AbortSignal.abort())).rejects.toThrow('abort')
  expect(asked).toHaveLength(3)
})
