import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { jsonCauses } from './json-fault.ts'
import { readJsonFile } from './json-file.ts'

const right = `{
  "$schema": "./settings.schema.json",
  "entries": [
    { "key": "brand.name", "value": "Rossi Software" },
    {
      "key": "brand.logo",
      "amount": 24.90,
      "date": "2026-11-22",
      "value": "images/logo.svg"
    }
  ]
}
`

const file = `${ownFolder()}/a.json`

function read(text: string) {
  writeFileSync(file, text)
  return readJsonFile(file)
}

const seen = new Set<string>()

/** Line and column, cause, and the line of the bracket that is open there. */
function faultIn(text: string): string {
  const found = read(text)
  if (found === 'missing' || !('cause' in found)) return 'right'
  seen.add(found.cause)
  return `${found.place} ${found.cause} ${found.openedLine}`
}

test('the file is right before each change', () => {
  expect(faultIn(right)).toBe('right')
})

test.each<[what: string, from: string, to: string, expected: string]>([
  ['a missing brace', '    }\n  ]', '  ]', '9:32 brace 5'],
  ['a missing brace at the end', '  ]\n}', '  ]', '11:3 brace 1'],
  ['a missing bracket', '  ]\n}', '}', '10:5 bracket 3'],
  ['a missing opening brace', '    {\n      "key"', '      "key"', '5:11 openBrace 3'],
  ['a missing comma', '"brand.name",', '"brand.name"', '4:25 comma 4'],
  ['a comma after the last row', 'logo.svg"\n    }', 'logo.svg"\n    },', '10:6 tooManyCommas 3'],
  ['typographic quotation marks', '"Rossi Software"', '“Rossi Software”', '4:37 quotes 4'],
  ['one typographic quotation mark', '"Rossi Software"', '"Rossi Software”', '4:37 quotes 4'],
  ['single quotation marks', '"brand.name"', "'brand.name'", '4:14 single 4'],
  ['quotation marks in a text', 'Rossi Software', 'Rossi "Soft"', '4:45 inner 4'],
  ['a text without its end', 'Software" }', 'Software }', '4:37 unclosed 4'],
  ['no quotation marks', '"Rossi Software"', 'Rossi', '4:37 unquoted 4'],
  ['a day without quotation marks', '"2026-11-22"', '2026-11-22', '8:18 unquoted 5'],
  ['a missing colon', '"key": "brand.name"', '"key" "brand.name"', '4:11 colon 4'],
  ['an equals sign', '"key": "brand.name"', '"key" = "brand.name"', '4:11 colon 4'],
  ['a missing value', '"value": "Rossi Software"', '"value":', '4:35 value 4'],
  ['a missing value at the end of a row', '"images/logo.svg"', '', '9:14 value 5'],
  ['a comment', '"entries"', '// mio\n  "entries"', '3:3 comment 1'],
  ['a comment of a shell', '"entries"', '# mio\n  "entries"', '3:3 comment 1'],
  ['a backslash', 'images/logo', 'images\\logo', '9:16 escape 5'],
  ['a wrong code of a character', 'images/logo', '\\u00', '9:16 escape 5'],
  ['a tab in a text', 'Rossi Software', 'Rossi\tSoftware', '4:37 control 4'],
  ['a byte order mark', '{\n  "$schema"', '\ufeff{\n  "$schema"', '1:1 bom 1'],
  ['another encoding', 'Rossi S', 'Ross\ufffd S', '4:42 encoding 1'],
  ['a brace too many', '  ]\n}', '  ]\n}\n}', '13:1 extra 1'],
  ['an amount with a comma', '24.90', '24,90', '7:19 decimal 5'],
  ['an empty file', right, '', '1:1 empty 1'],
  ['no more than spaces', right, ' \n', '1:1 empty 1'],
])('%s is told with line, column and cause', (_, from, to, expected) => {
  expect(right).toContain(from)
  expect(faultIn(right.replace(from, () => to))).toBe(expected)
})

test('the cases cover every cause except `other`', () => {
  expect(jsonCauses.filter((cause) => !seen.has(cause))).toEqual(['other'])
})

test('lineOf is the line of a value, or of the innermost parent that there is', () => {
  const found = read(right)
  if (found === 'missing' || 'cause' in found) throw new Error('broken')
  expect(found.lineOf(['entries', 1, 'value'])).toBe(9)
  expect(found.lineOf(['entries', 1, 'none'])).toBe(5)
  expect(found.lineOf([])).toBe(1)
  expect(readJsonFile(`${file}.none`)).toBe('missing')
})
