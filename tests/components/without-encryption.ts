import { onTestFinished } from 'vitest'

/** As on a page that came over http. */
export function withoutEncryption() {
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined })
  onTestFinished(() => void Reflect.deleteProperty(crypto, 'subtle'))
}
