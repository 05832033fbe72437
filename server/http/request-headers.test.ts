import { expect, test } from 'vitest'
import { acceptedEncoding, preconditionStatus, visitorLanguage } from './request-headers.ts'
import { visitorNetwork, widerNetwork } from './visitor-network.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['identity;q=1, *;q=0', undefined],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['identity, gzip', 'gzip'],
  ['deflate', undefined],
  ['br;q=nonsense', undefined],
  ['br;q=2, gzip', 'gzip'],
  [' , ;q=1, br;level=1;q=0.5, gzip', 'gzip'],
  ['brr, xgzip', undefined],
])('%s gives %s', (header, encoding) => {
  expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

test('acceptedEncoding only chooses available encodings', () => {
  expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(acceptedEncoding('br, gzip', [])).toBeUndefined()
})

test.each([
  [{}, undefined],
  [{ 'if-none-match': '"a"' }, 304],
  [{ 'if-none-match': '"b", "a"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"b"' }, undefined],
  [{ 'if-none-match': 'a' }, undefined],
  [{ 'if-match': '"a"' }, undefined],
  [{ 'if-match': '*' }, undefined],
  [{ 'if-match': 'W/"a"' }, 412],
  [{ 'if-match': '"b"' }, 412],
  [{ 'if-match': '"b"', 'if-none-match': '"a"' }, 412],
])('%o leads to %s', (headers, status) => {
  expect(preconditionStatus(headers, '"a"')).toBe(status)
})

test.each([
  [undefined, undefined, 'en'],
  ['it-IT,it;q=0.9', undefined, 'it'],
  ['en;q=0.5, it;q=0.9', undefined, 'it'],
  ['it;q=0,en', undefined, 'en'],
  ['it-CH', undefined, 'it'],
  ['xx, it;q=0.9', undefined, 'en'],
  ['', undefined, 'en'],
  ['*', undefined, 'en'],
  ['en', 'lang=it', 'it'],
  ['it', 'lang=xx', 'it'],
])('Accept-Language %s with Cookie %s', (accepted, cookie, lang) => {
  expect(visitorLanguage({ 'accept-language': accepted, cookie })).toBe(lang)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:DB8:1:2:8000::9', '2001:db8:1:2::'],
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
