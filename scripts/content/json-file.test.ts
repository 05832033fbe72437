import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { releases, settings, terms } from './fixtures/right-files.ts'
import { jsonCauses } from './json-fault.ts'
import { readJsonFile } from './json-file.ts'

const files = { settings, releases, terms }

const folder = ownFolder()

const seen = new Set<string>()

/** The message to the owner: line, column, cause. */
function faultIn(text: string): string {
  writeFileSync(`${folder}/a.json`, text)
  const read = readJsonFile(`${folder}/a.json`)
  if (read === 'missing' || !('cause' in read)) return 'right'
  seen.add(read.cause)
  return `${read.place}: ${ownerWords.it(`check.json.${read.cause}`, { line: String(read.openedLine) })}`
}

test.each(Object.entries(files))('%s.json is valid before each change', (_, text) => {
  expect(faultIn(text)).toBe('right')
})

test.each<[what: string, name: keyof typeof files, from: string, to: string, expected: string]>([
  [
    'a missing brace',
    'releases',
    '"en": "From today." }\n    },',
    '"en": "From today." }\n',
    '9:55: qui manca una graffa }, quella che chiude la { della riga 4',
  ],
  [
    'a missing bracket',
    'settings',
    '  ]\n}',
    '}',
    '6:68: qui manca una quadra ], quella che chiude la [ della riga 3',
  ],
  [
    'a missing opening brace',
    'releases',
    '    {\n      "id": "si-chiude"',
    '      "id": "si-chiude"',
    '11:10: prima di questo nome manca una graffa {',
  ],
  ['a missing comma', 'settings', '"brand.name",', '"brand.name"', '4:38: qui manca una virgola'],
  [
    'a comma after the last row',
    'settings',
    'logo.svg" }',
    'logo.svg" },',
    '6:69: questa virgola è di troppo: dopo l’ultima voce non ci va',
  ],
  [
    'typographic quotation marks',
    'settings',
    '"Rossi Software"',
    '“Rossi Software”',
    '4:50: qui ci sono virgolette tipografiche (“ ”): intorno a nomi e testi ci vogliono quelle diritte (")',
  ],
  [
    'one typographic quotation mark',
    'settings',
    '"Rossi Software"',
    '"Rossi Software”',
    '4:50: qui ci sono virgolette tipografiche',
  ],
  [
    'single quotation marks',
    'settings',
    '"brand.name"',
    "'brand.name'",
    '4:27: qui ci sono virgolette semplici',
  ],
  [
    'quotation marks in a text',
    'settings',
    'Rossi Software',
    'Rossi "Soft"',
    '4:58: c’è una virgoletta (") dentro',
  ],
  [
    'a text without its end',
    'settings',
    'Software" }',
    'Software }',
    '4:50: manca la virgoletta (") alla fine',
  ],
  ['no quotation marks', 'settings', '"Rossi Software"', 'Rossi', '4:50: questo va tra virgolette (")'],
  [
    'a day without quotation marks',
    'releases',
    '"2026-11-22"',
    '2026-11-22',
    '6:18: questo va tra virgolette',
  ],
  [
    'a missing colon',
    'settings',
    '"key": "brand.name"',
    '"key" "brand.name"',
    '4:24: dopo il nome ci vogliono i due punti',
  ],
  ['a missing value', 'settings', '"value": "Rossi Software"', '"value":', '4:48: qui manca il valore'],
  [
    'a comment',
    'settings',
    '"entries"',
    '// mio\n  "entries"',
    '3:3: un commento qui non può stare: toglilo',
  ],
  [
    'a backslash',
    'settings',
    'images/logo',
    'images\\logo',
    '6:50: la barra rovesciata (\\) qui non può stare',
  ],
  [
    'a tab in a text',
    'settings',
    'Rossi Software',
    'Rossi\tSoftware',
    '4:50: dentro il testo c’è un tabulatore',
  ],
  [
    'a byte order mark',
    'settings',
    '{\n  "$schema"',
    '\ufeff{\n  "$schema"',
    '1:1: il file comincia con un segno invisibile (BOM)',
  ],
  ['another encoding', 'releases', 'Fino a', 'Finch\ufffd', '16:29: le lettere accentate sono rovinate'],
  ['a brace too many', 'settings', '  ]\n}', '  ]\n}\n}', '9:1: da qui in poi c’è qualcosa di troppo'],
  [
    'an amount with a comma',
    'terms',
    '24.90',
    '24,90',
    '5:31: nei numeri i decimali vogliono il punto, non la virgola, come: 24.90',
  ],
  ['an empty file', 'releases', releases, '', '1:1: il file è vuoto'],
])('%s in %s.json is reported in Italian with line, column and cure', (_, name, from, to, expected) => {
  expect(files[name]).toContain(from)
  expect(faultIn(files[name].replace(from, () => to))).toContain(expected)
})

test('the cases cover every cause except `other`', () => {
  expect(jsonCauses.filter((cause) => !seen.has(cause))).toEqual(['other'])
})
