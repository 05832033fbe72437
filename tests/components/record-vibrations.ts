import { onTestFinished, vi } from 'vitest'

/** Records how a phone vibrates. */
export function recordVibrations() {
  const buzz = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
  onTestFinished(() => buzz.mockRestore())
  return () => buzz.mock.calls.map(([pattern]) => pattern)
}

/** As on an iPhone, which cannot vibrate. */
export function withoutVibration() {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'vibrate')
  Reflect.deleteProperty(Navigator.prototype, 'vibrate')
  onTestFinished(() => {
    if (own) Object.defineProperty(Navigator.prototype, 'vibrate', own)
  })
}
