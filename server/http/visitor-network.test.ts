import { expect, test } from 'vitest'
import { visitorNetwork, widerNetwork } from './visitor-network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['::1', '::'],
  ['192.0.2.7:5123', '192.0.2.7'],
  ['[2001:db8:1:2::9]:5123', '2001:db8:1:2::'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network)
})

test.each([
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['192.0.2.7:80', undefined],
])('%s belongs to the wider network %s', (address, network) => {
  expect(widerNetwork(address)).toBe(network)
})
