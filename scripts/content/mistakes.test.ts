import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { layFixtureSite } from '#tests/helpers/lay-fixture-site.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { fixtureSite, projectRoot } from '#tests/helpers/site-root.ts'
import { contentFaults } from './content-faults.ts'
import { releases, settings, terms } from './fixtures/right-files.ts'

const clients = `{
  "sectors": [
    { "id": "shops", "name": { "it": "Negozi", "en": "Shops" } }
  ],
  "clients": [
    {
      "id": "a",
      "name": "A",
      "sector": "shops",
      "place": "Genova",
      "work": { "it": "Sito", "en": "Website" },
      "images": [
        {
          "file": "images/no.png",
          "alt": { "it": "A", "en": "A" }
        }
      ]
    }
  ]
}
`

const files = { settings, releases, terms }
type Name = keyof typeof files

const root = ownFolder()
cpSync(`${projectRoot}/content`, `${root}/content`, { recursive: true })
layFixtureSite(root)

beforeEach(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(`${root}/site/${name}.json`, text)
  cpSync(`${fixtureSite}/clients.json`, `${root}/site/clients.json`)
  layFixtureSite(root)
  writeFileSync(`${root}/site/images/logo.svg`, '<svg viewBox="0 0 100 40"><path d="M0 0h9v9z"/></svg>')
})

test('the files are valid before each mistake', () => {
  expect(contentFaults(root)).toEqual([])
})

type Mistake = [what: string, name: Name, from: string, to: string, expected: string]

const mistakes: Mistake[] = [
  [
    'an amount as a text',
    'terms',
    '24.90',
    '"24,90"',
    '5: terms n. 1 (warehouse), campo price.monthly: "24,90" ≠ un numero, come: 19.90; forse: 24.90',
  ],
  [
    'a day as it is written in Italy',
    'releases',
    '2026-11-22',
    '22/11/2026',
    '6: releases n. 1 (si-apre), campo date: "22/11/2026" ≠ un giorno vero, AAAA-MM-GG, come: 2026-11-20; forse: "2026-11-22"',
  ],
  [
    'an unknown key',
    'settings',
    'company.email',
    'compnay.email',
    '5: entries n. 2 (compnay.email), campo key: "compnay.email": non esiste; forse: company.email',
  ],
  [
    'an unknown field',
    'releases',
    '"date"',
    '"data"',
    '6: releases n. 1 (si-apre), campo data: campo sconosciuto; forse: date',
  ],
  [
    'an e-mail address without its sign',
    'settings',
    'info@rossi.example',
    'rossi.example',
    '5: entries n. 2 (company.email), campo value: "rossi.example"; giusto: info@example.it\n  Una riga giusta: {"enable":1,"key":"company.email"',
  ],
  [
    'a telephone number that cannot be dialled',
    'settings',
    '"company.email", "value": "info@rossi.example"',
    '"company.phone", "value": "chiamami"',
    '5: entries n. 2 (company.phone), campo value: "chiamami"; giusto: +39 0187 123456',
  ],
  [
    'a key of the settings twice',
    'settings',
    'brand.logo',
    'brand.name',
    '6: entries n. 3 (brand.name), campo key: c’è già alla riga 4',
  ],
  [
    'an id twice',
    'releases',
    'si-chiude',
    'si-apre',
    '12: releases n. 2 (si-apre), campo id: c’è già alla riga 5',
  ],
  [
    'a field twice',
    'releases',
    '"offering": "home",',
    '"date": "2026-11-21",\n      "offering": "home",',
    '7: releases n. 1 date c’è due volte, la prima alla riga 6',
  ],
  [
    'a language that the site does not have',
    'releases',
    '"en": "Our site"',
    '"de": "Unser Platz"',
    '8: releases n. 1 (si-apre), campo title.en: manca',
  ],
  [
    'a number as a text',
    'settings',
    '"enable": 1',
    '"enable": "1"',
    '4: entries n. 1 (brand.name), campo enable: "1" ≠ un numero intero; forse: 1',
  ],
  [
    'rows without the file around them',
    'releases',
    releases,
    '[{ "id": "a" }]',
    '1: le righe stanno tra { "releases": [ e ] }',
  ],
]

test.each(mistakes)(
  '%s in %s.json is reported in Italian with its line and cure',
  (_, name, from, to, expected) => {
    const before = files[name]
    expect(before).toContain(from)
    writeFileSync(
      `${root}/site/${name}.json`,
      before.replace(from, () => to),
    )
    expect(contentFaults(root).join('\n')).toContain(`site/${name}.json:${expected}`)
  },
)

test('a missing picture is reported at its line, counted from one', () => {
  writeFileSync(`${root}/site/clients.json`, clients)
  expect(contentFaults(root)[0]).toContain(
    'site/clients.json:14: clients n. 1 (a), campo images n. 1 file: site/images/no.png: il file manca',
  )
})

test('a sector listed twice is reported at its line', () => {
  const sector = '    { "id": "shops", "name": { "it": "Negozi", "en": "Shops" } }'
  writeFileSync(`${root}/site/clients.json`, clients.replace(sector, `${sector},\n${sector}`))
  expect(contentFaults(root)[0]).toContain(
    'site/clients.json:4: sectors n. 2 (shops), campo id: c’è già alla riga 3',
  )
})

test('a duplicate key is reported with both lines', () => {
  const file = 'site/i18n/it.json'
  const text = readFileSync(`${root}/${file}`, 'utf8')
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.includes('"allergen.celery"')) + 1
  writeFileSync(`${root}/${file}`, lines.toSpliced(first, 0, lines[first - 1] ?? '').join('\n'))
  expect(contentFaults(root)).toEqual([
    `${file}:${first + 1}: allergen.celery c’è due volte, la prima alla riga ${first}: tieni solo quella giusta`,
  ])
})
