import { expect, test } from 'vitest'
import { isContentOf } from './file-signature.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

test.each<[extension: string, what: string, content: Buffer, expected: boolean]>([
  ['pdf', 'a PDF', latin1('%PDF-1.7\n'), true],
  ['PDF', 'in capitals', latin1('%PDF-1.7\n'), true],
  ['pdf', 'after a few bytes', latin1('\n\n%PDF-1.4'), true],
  ['pdf', 'markup', latin1('<html>%PD'), false],
  ['pdf', 'a program that contains the mark', latin1('MZ %PDF-1.4'), false],
  ['jpg', 'a JPEG', latin1('\xff\xd8\xff\xe0'), true],
  ['jpeg', 'a PNG', latin1('\x89PNG\r\n\x1a\n'), false],
  ['png', 'a PNG', latin1('\x89PNG\r\n\x1a\n'), true],
  ['png', 'cut short', latin1('\x89PNG'), false],
  ['webp', 'a WebP', latin1('RIFF\x00\x00\x00\x00WEBPVP8 '), true],
  ['webp', 'another RIFF', latin1('RIFF\x00\x00\x00\x00WAVE'), false],
  ['docx', 'a Word document', latin1('PK\x03\x04....word/document.xml'), true],
  ['docx', 'a workbook', latin1('PK\x03\x04....xl/workbook.xml'), false],
  ['xlsx', 'a workbook', latin1('PK\x03\x04....xl/workbook.xml'), true],
  ['xlsx', 'some other ZIP', latin1('PK\x03\x04....evil.exe'), false],
  ['txt', 'UTF-8', Buffer.from('Perché no\r\n'), true],
  ['txt', 'Windows-1252', latin1('Perch\xe9 no'), true],
  ['txt', 'UTF-16', Buffer.from('\ufeffa\tb', 'utf16le'), true],
  ['csv', 'a table', latin1('a;b\r\n1;2\r\n'), true],
  ['csv', 'with a zero byte', latin1('a;b\x00'), false],
  ['txt', 'an escape sequence for a terminal', latin1('a\x1b[2J'), false],
  ['txt', 'all controls that texts have', latin1('\t\n\f\r '), true],
  ['txt', 'a shell script', latin1('#!/bin/sh\n'), false],
  ['dwg', 'unknown here', latin1('AC1032'), true],
  ['dwg', 'a Linux program', latin1('\x7fELF'), false],
  ['dwg', 'a Windows program', latin1('MZ\x90'), false],
])('%s: %s', (extension, _, content, expected) => {
  expect(isContentOf(extension, content)).toBe(expected)
})
