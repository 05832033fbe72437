// Specification §5: an extension is accepted if it appears in a comma-separated list; dots are removed from the list
// first; the comparison is exact and case-sensitive.
import { expect, test } from 'vitest'
import { checkContactRequest } from '#shared/contact-request.ts'
import { eachText } from '#shared/contact-rows.ts'
import { isExtensionAllowed } from '#shared/file-extension.ts'

test.each([
  ['pdf', '.pdf,.jpg', true],
  ['jpg', '.pdf,.jpg', true],
  ['pdf', 'pdf', true],
  ['.pdf', '.pdf', false],
  ['PDF', '.pdf', false],
  ['pdf', '.PDF', false],
  ['jpg', '.pdf, .jpg', false],
  [' jpg', '.pdf, .jpg', true],
  ['targz', '.tar.gz', true],
  ['tar.gz', '.tar.gz', false],
  ['', '', true],
  ['pdf', '', false],
])('%j in %j: %s', (extension, list, expected) => {
  expect(isExtensionAllowed(extension, list)).toBe(expected)
})

test.each([
  ['a.pdf', true],
  ['a.PDF', false],
  ['a.b.pdf', true],
  ['pdf', false],
])('the contact form uses it: %s', (name, isGood) => {
  const limits = { extensions: '.pdf', megabytes: 1, files: 1 }
  const texts = {
    ...eachText(() => ''),
    name: 'A',
    emailOrPhone: '0421 123456',
    message: 'M',
    answerLanguage: 'it',
  }
  expect(checkContactRequest({ ...texts, files: [{ name, size: 1 }] }, limits)).toEqual(
    isGood ? {} : { files: 'fault.files.extension' },
  )
})
