import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { readJsonFile } from './json-file.ts'

const right = `{
  "entries": [
    { "key": "brand.name", "value": "Rossi Software" },
    {
      "key": "brand.logo",
      "amount": 24.90
    }
  ]
}
`

const file = `${ownFolder()}/a.json`

function read(text: string) {
  writeFileSync(file, text)
  return readJsonFile(file)
}

test.each<[what: string, from: string, to: string, place: string, cause: string]>([
  ['a missing bracket', '  ]\n}', '}', '8:1', 'missing'],
  ['a missing comma', '"brand.name",', '"brand.name"', '3:27', 'missing'],
  ['a missing colon', '"key": "brand.name"', '"key" "brand.name"', '3:13', 'missing'],
  ['a comma after the last row', '24.90\n    }', '24.90\n    },', '8:3', 'other'],
  ['an amount with a comma', '24.90', '24,90', '6:20', 'other'],
  ['typographic quotation marks', '"Rossi Software"', '“Rossi Software”', '3:37', 'quotes'],
  ['a text without its end', 'Software" }', 'Software }', '3:37', 'quotes'],
  ['a byte order mark', '{\n  "entries"', '\ufeff{\n  "entries"', '1:1', 'encoding'],
  ['another encoding', 'Rossi S', 'Ross\ufffd S', '3:42', 'encoding'],
  ['a comment', '"entries"', '// mio\n  "entries"', '2:3', 'other'],
  ['an empty file', right, '', '1:1', 'other'],
])('%s is told with line, column and cause', (_, from, to, place, cause) => {
  expect(right).toContain(from)
  expect(read(right.replace(from, () => to))).toEqual({ place, cause })
})

test('lineOf is the line of a value, or of the innermost parent that there is', () => {
  const found = read(right)
  if (found === 'missing' || 'cause' in found) throw new Error('broken')
  expect(found.lineOf(['entries', 1, 'amount'])).toBe(6)
  expect(found.lineOf(['entries', 1, 'none'])).toBe(4)
  expect(found.lineOf([])).toBe(1)
  expect(readJsonFile(`${file}.none`)).toBe('missing')
})
