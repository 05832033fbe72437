import { expect, test } from 'vitest'
import { zipOf } from '#server/fixtures/zip.ts'
import { hasZipEntry } from './file-signature.ts'

const document = zipOf('[Content_Types].xml', '_rels/.rels', 'word/document.xml')

test('finds an entry by its prefix, after other entries and bytes before the ZIP', () => {
  expect(hasZipEntry(document, 'word/')).toBe(true)
  expect(hasZipEntry(document, 'xl/')).toBe(false)
  const moved = Buffer.concat([Buffer.from('PK\x03\x04 and more'), document])
  expect(hasZipEntry(moved, 'word/')).toBe(true)
})

test('skips a comment at the end', () => {
  expect(hasZipEntry(Buffer.concat([document, Buffer.alloc(65_535, 'c')]), 'word/')).toBe(true)
})

test('ignores names that only occur in the content', () => {
  const bait = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(5_000_000, 'word/')])
  expect(hasZipEntry(bait, 'word/')).toBe(false)
  expect(hasZipEntry(Buffer.concat([bait, zipOf('a').subarray(-22)]), 'word/')).toBe(false)
})

test('a truncated or corrupted directory never throws', () => {
  for (let length = 0; length < document.length; length++)
    expect(hasZipEntry(document.subarray(0, length), 'word/')).toBe(false)
  for (let index = 0; index < document.length; index++) {
    for (const value of [0, 0x7f, 0xff]) {
      const other = Buffer.from(document)
      other[index] = value
      expect(() => hasZipEntry(other, 'word/')).not.toThrow()
    }
  }
})

test('reads a limited number of entries', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `${index}`)
  expect(hasZipEntry(zipOf(...many.slice(1), 'word/'), 'word/')).toBe(true)
  expect(hasZipEntry(zipOf(...many, 'word/'), 'word/')).toBe(false)
})
