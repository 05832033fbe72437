import { expect, test } from 'vitest'
import { fileExtension, isExtensionAllowed } from './contact-request.ts'
import { cookieValue } from './cookie-value.ts'
import { createUuid, hashUuid, isUuid } from './uuid.ts'

test.each([
  ['pdf', '.pdf', true],
  ['pdf', 'pdf', true],
  ['.pdf', '.pdf', false],
  ['PDF', '.pdf', false],
  ['pdf', '.PDF', false],
  ['pdf', '.jpg, .pdf', false],
  [' pdf', '.jpg, .pdf', true],
  ['pdf', '.pdfx', false],
  ['targz', '.tar.gz', true],
  ['tar.gz', '.tar.gz', false],
  ['pdf', '', false],
  ['', '', true],
  ['', '.pdf,', true],
  ['', '.', true],
  ['jpg,.pdf', '.jpg,.pdf', false],
])('extension %j in the list %j: %s', (extension, allowed, expected) => {
  expect(isExtensionAllowed(extension, allowed)).toBe(expected)
})

test.each([
  ['offerta.pdf', 'pdf'],
  ['offerta.PDF', 'PDF'],
  ['a.tar.gz', 'gz'],
  ['senza', ''],
  ['punto.', ''],
  ['.profile', 'profile'],
  ['', ''],
])('the extension of %j is %j', (name, expected) => {
  expect(fileExtension(name)).toBe(expected)
})

test.each([
  ['', undefined],
  ['lang=it', 'it'],
  ['a=1; lang=it; b=2', 'it'],
  ['xlang=en; lang=it; lang=de', 'it'],
  ['lang=', ''],
  ['lang=a=b', 'a=b'],
  ['lang=%C3%A8', 'è'],
  ['lang=%E0%A4%A', '%E0%A4%A'],
])('lang in %j is %j', (cookies, value) => {
  expect(cookieValue(cookies, 'lang')).toBe(value)
})

const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) }
const filledWith = (byte: number) => ({
  getRandomValues: <T extends ArrayBufferView>(array: T) => {
    if (array instanceof Uint8Array) array.fill(byte)
    return array
  },
})

test.each([
  ['secure origin', crypto],
  ['insecure origin, without randomUUID', insecure],
])('createUuid makes distinct version-4 UUIDs: %s', (_, random) => {
  const made = Array.from({ length: 500 }, () => createUuid(random))
  expect(made.filter((id) => !isUuid(id))).toEqual([])
  expect(new Set(made).size).toBe(made.length)
})

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('createUuid sets version and variant bits for random bytes %i', (byte, expected) => {
  expect(createUuid(filledWith(byte))).toBe(expected)
})

test.each([
  ['', false],
  ['7c9e6679-7425-40de-944b-e07fc1f90ae7', true],
  ['7C9E6679-7425-40DE-944B-E07FC1F90AE7', false],
  ['7c9e6679-7425-10de-944b-e07fc1f90ae7', false],
  ['7c9e6679-7425-40de-c44b-e07fc1f90ae7', false],
  ['7c9e6679-7425-40de-944b-e07fc1f90ae7\n', false],
])('isUuid(%j) is %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected)
})

test.each([
  ['0'.repeat(64), 4, '00000000-0000-4000-8000-000000000000'],
  ['f'.repeat(64), 4, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ['0123456789abcdef0123456789abcdef', 8, '01234567-89ab-8def-8123-456789abcdef'],
] as const)('hashUuid(%s, %i) is %s', (hex, version, expected) => {
  expect(hashUuid(hex, version)).toBe(expected)
})
