import { expect, test } from 'vitest'
import { fingerprint } from './messages.ts'

// The vectors of the algorithm's authors (draft-eastlake-fnv).
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the fingerprint of %j is its FNV-1a hash', (text, hash) => {
  expect(fingerprint(text)).toBe(hash.toString(36))
})
