import { expect, test } from 'vitest'
import { isContentOf } from './file-signature.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const zipOf = (...names: string[]) => latin1(names.map((name) => `PK\x03\x04${name}`).join(''))

test.each<[extension: string, what: string, content: Buffer, expected: boolean]>([
  ['PDF', 'in capitals', latin1('%PDF-1.7\n'), true],
  ['pdf', 'markup', latin1('<html>%PD'), false],
  ['pdf', 'a program that contains the mark', latin1('MZ %PDF-1.4'), false],
  ['webp', 'another RIFF', latin1('RIFF\x00\x00\x00\x00WAVE'), false],
  ['txt', 'UTF-8', Buffer.from('Perché no\r\n'), true],
  ['dwg', 'unknown here', latin1('AC1032'), true],
])('%s: %s', (extension, _, content, expected) => {
  expect(isContentOf(extension, content)).toBe(expected)
})

const marks: [extensions: string[], mark: number[] | string, from?: number][] = [
  [
    ['jpg', 'jpeg'],
    [0xff, 0xd8, 0xff],
  ],
  [['png'], '\x89PNG\r\n\x1a\n'],
  [['webp'], 'WEBP', 8],
]

test.each(marks)('%j need the signature %j, every byte in its place', (extensions, mark, from = 0) => {
  const bytes = typeof mark === 'string' ? latin1(mark) : Buffer.from(mark)
  const content = Buffer.concat([latin1('RIFF????????').subarray(0, from), bytes, latin1(' and more')])
  const isTaken = (some: Buffer) => extensions.map((extension) => isContentOf(extension, some))
  expect(isTaken(content)).toEqual(extensions.map(() => true))
  for (const [index] of bytes.entries()) {
    const other = Buffer.from(content)
    other[from + index] = 0x7a
    expect(isTaken(other)).toEqual(extensions.map(() => false))
  }
  expect(isTaken(Buffer.concat([latin1('?'), content]))).toEqual(extensions.map(() => false))
})

test.each([
  ['docx', 'word/document.xml'],
  ['xlsx', 'xl/workbook.xml'],
])('%s is a ZIP with %s in it', (extension, entry) => {
  const whole = zipOf('[Content_Types].xml', entry)
  expect(isContentOf(extension, whole)).toBe(true)
  expect(isContentOf(extension, zipOf('[Content_Types].xml', 'visio/document.xml'))).toBe(false)
  for (const mark of ['zK\x03\x04', 'Pz\x03\x04', 'PKz\x04', 'PK\x03z'])
    expect(isContentOf(extension, Buffer.concat([latin1(mark), whole.subarray(4)]))).toBe(false)
})

test.each([
  ['a Windows program', 'MZ'],
  ['a Linux program', '\x7fELF'],
  ['a script', '#!'],
  ['a macOS program', '\xcf\xfa\xed\xfe'],
  ['a Java class, or programs for several processors', '\xca\xfe\xba\xbe'],
])('%s is refused under any extension, other first bytes are not', (_, mark) => {
  expect(isContentOf('dwg', latin1(`${mark} and more`))).toBe(false)
  for (const [index] of [...mark].entries()) {
    const other = latin1(`${mark} and more`)
    other[index] = 0x7a
    expect(isContentOf('dwg', other)).toBe(true)
  }
})

test.each(['txt', 'csv'])('%s is text in UTF-8, UTF-16 or Latin-1', (extension) => {
  for (const text of [latin1('a\tb\f\r\n~\x7f'), latin1('\xfe\xff\0a'), latin1('\xff\xfea\0')])
    expect(isContentOf(extension, text)).toBe(true)
  for (const byte of ['\0', '\x08', '\x0b', '\x0e', '\x1f'])
    expect(isContentOf(extension, latin1(`a${byte}`))).toBe(false)
  for (const mark of ['\xff\xfd', '\xfe\xfe'])
    expect(isContentOf(extension, latin1(`${mark}a\0`))).toBe(false)
})

test('a PDF signature may follow within the first kilobyte', () => {
  expect(isContentOf('pdf', latin1(`${' '.repeat(1_019)}%PDF-1.7`))).toBe(true)
  expect(isContentOf('pdf', latin1(`${' '.repeat(1_020)}%PDF-1.7`))).toBe(false)
})
