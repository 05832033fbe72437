import { expect, test } from 'vitest'
import { tidyFileName } from './read-form.ts'

test.each([
  ['Capitolato à.pdf', 'Capitolato à.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Documenti\\foto.JPG', 'foto.JPG'],
  ['a\u202egpj.exe', 'agpj.exe'],
  ['a\u061c\u200b\u200f\u2060\ufeff\u{e0041}.pdf', 'a.pdf'],
  ['a\ue000.pdf', 'a.pdf'],
  ['a\r\nb\u0000.txt', 'ab.txt'],
  ['e\u0301.txt', 'é.txt'],
  ['a<b>:"c"|?*.csv', 'abc.csv'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(96)}.pdf`],
  ['n'.repeat(300), 'n'.repeat(100)],
  [`n.${'x'.repeat(300)}`, `${'n'}.${'x'.repeat(300)}`],
  [undefined, ''],
])('the name %j is kept as %j', (sent, kept) => {
  expect(tidyFileName(sent)).toBe(kept)
})
