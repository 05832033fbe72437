import { expect, test } from 'vitest'
import { fileExtension, isExtensionAllowed } from './file-extension.ts'

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
