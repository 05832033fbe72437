import { expect, test } from 'vitest'
import { createSecret } from '#app/platform/room/cipher.ts'
import { phoneAddress, phoneRoles, readPhoneAddress } from './phone-address.ts'

test('an address has role and secret in its fragment only, and is read again', () => {
  for (const role of phoneRoles) {
    const secret = createSecret()
    const address = new URL(phoneAddress('https://www.example.it', { lang: 'it' }, role, secret))
    expect(address.origin + address.pathname + address.search).toBe('https://www.example.it/it/phone')
    expect(readPhoneAddress(address.hash)).toEqual({ role, secret })
    expect(readPhoneAddress(`${address.hash.slice(1)}).`)).toEqual({ role, secret })
  }
})

test.each([
  '',
  '#',
  '#main',
  '#waiter.',
  '#waiter.short',
  `#cook.${'a'.repeat(22)}`,
  `#waiter.${'a'.repeat(23)}`,
])('readPhoneAddress(%s) is null', (fragment) => {
  expect(readPhoneAddress(fragment)).toBeNull()
})
