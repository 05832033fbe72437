/** The kinds that stand on goods and on a shop's own labels. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'code_39']

/** Milliseconds between two looks: often enough for a hand that aims, seldom enough for a battery. */
const pause = 100

/** Whether this browser knows barcodes and may show a camera to this page, which it may not where another page was opened first. */
export function canReadWithCamera(): boolean {
  return (
    'BarcodeDetector' in window &&
    'mediaDevices' in navigator &&
    document.featurePolicy?.allowsFeature('camera') !== false
  )
}

/**
 * Shows the camera's picture in `video` until a code is read, and gives its text. The camera is off again when this ends:
 * by a code, by a fault (a `DOMException`) or by `signal`.
 */
export async function readWithCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  signal.addEventListener('abort', stop)
  try {
    signal.throwIfAborted()
    video.srcObject = stream
    await video.play()
    const detector = new BarcodeDetector({ formats })
    for (;;) {
      const [code] = await detector.detect(video)
      signal.throwIfAborted()
      if (code?.rawValue) return code.rawValue
      await new Promise((resolve) => setTimeout(resolve, pause))
      signal.throwIfAborted()
    }
  } finally {
    stop()
  }
}
