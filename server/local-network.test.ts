import { expect, test } from 'vitest'
import { networkLines } from './local-network.ts'

const row = { netmask: '', mac: '', internal: false, cidr: null }
const addresses = () => ({
  lo: [{ ...row, family: 'IPv4' as const, address: '127.0.0.1', internal: true }],
  wifi: [
    { ...row, family: 'IPv4' as const, address: '192.168.1.20' },
    { ...row, family: 'IPv6' as const, address: 'fe80::1', scopeid: 2 },
  ],
})

test("listening on every address prints the local network's addresses and the limits of http", () => {
  for (const host of ['0.0.0.0', '::']) {
    const lines = networkLines(host, 3000, addresses)
    expect(lines[0]).toBe('On the local network: http://192.168.1.20:3000')
    expect(lines.slice(1)).toEqual([expect.stringMatching(/no cryptography.*second phone.*https/)])
  }
})

test('prints nothing for one address or without a network', () => {
  expect(networkLines('127.0.0.1', 3000, addresses)).toEqual([])
  expect(networkLines('0.0.0.0', 3000, () => ({ lo: addresses().lo }))).toEqual([])
})
