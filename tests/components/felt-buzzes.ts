import { onTestFinished, vi } from 'vitest'

/** How often a telephone has buzzed, and how. */
export function feltBuzzes() {
  const buzz = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
  onTestFinished(() => buzz.mockRestore())
  return () => buzz.mock.calls.map(([pattern]) => pattern)
}

/** As on an iPhone, which has no such thing. */
export function withoutBuzz() {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'vibrate')
  Reflect.deleteProperty(Navigator.prototype, 'vibrate')
  onTestFinished(() => {
    if (own) Object.defineProperty(Navigator.prototype, 'vibrate', own)
  })
}
