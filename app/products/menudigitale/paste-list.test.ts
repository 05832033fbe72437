import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuLimits } from './menu-text.ts'
import { parseList } from './paste-list.ts'

const dish = (name: string, price: number, more = {}) => ({ name, price, allergens: [], ...more })
const dishesIn = (text: string) => parseList(text).sections.flatMap((section) => section.dishes)

test('reads headings, descriptions, allergens and the cover charge', () => {
  const list = `ANTIPASTI
Bruschetta (1) 6,00
pomodoro	e basilico

Primi:
Trofie al pesto – 12,00 (1, 7, 8)
(fagiolini, patate
e basilico)
Coperto 2,50 a persona
Coperto bambini 1`
  const allergens = ['gluten', 'milk', 'nuts']
  expect(parseList(list)).toEqual({
    sections: [
      {
        name: 'Antipasti',
        dishes: [dish('Bruschetta', 600, { allergens: ['gluten'], description: 'pomodoro e basilico' })],
      },
      {
        name: 'Primi',
        dishes: [
          dish('Trofie al pesto', 1200, { allergens, description: '(fagiolini, patate e basilico)' }),
          dish('Coperto bambini', 100),
        ],
      },
    ],
    cover: 250,
    unread: [],
  })
})

test.each(['\t', ';'])('reads columns separated by %j', (mark) => {
  const rows = [
    ['Piatto', 'Prezzo', 'Descrizione'],
    ['Dolci', '', ''],
    ['1', 'Crostata di fichi', '6,00', 'fatta da noi', 'mezza 3'],
    ['Panna cotta', '€ 5,50', ''],
  ]
  expect(parseList(rows.map((cells) => cells.join(mark)).join('\r\n'))).toEqual({
    sections: [
      {
        name: 'Dolci',
        dishes: [
          dish('Crostata di fichi', 600, { description: 'fatta da noi, mezza 3' }),
          dish('Panna cotta', 550),
        ],
      },
    ],
    cover: 0,
    unread: [rows[0]?.join(mark)],
  })
})

test.each([
  ['Pansoti\u00a0alle noci €\u00a013', 'Pansoti alle noci', 1300],
  ['RISO ........ 8.50 €', 'Riso', 850],
  ['12,00 Trofie al pesto', 'Trofie al pesto', 1200],
  ['4,50 Cola 33', 'Cola 33', 450],
  ['Menu 4 stagioni 18', 'Menu 4 stagioni', 1800],
  ['Acqua 0,75 l 2,50', 'Acqua 0,75 l', 250],
  ['Risotto ai frutti di mare 16.5 (min. 2 persone)', 'Risotto ai frutti di mare', 1650, 'min. 2 persone'],
  ["Tagliata € 18 all'etto", 'Tagliata', 1800, "all'etto"],
  ['Fiorentina 5,00/hg', 'Fiorentina', 500, '/hg'],
  ['Fiorentina 45 al kg', 'Fiorentina', 4500, 'al kg'],
  ['Menu di mare … 40 € a persona (bevande escluse)', 'Menu di mare', 4000, 'a persona (bevande escluse)'],
  ['BBQ 3 cad.', 'BBQ', 300, 'cad.'],
  ['Tagliata 18,00 (doppia 30,00)', 'Tagliata', 1800, 'doppia 30,00'],
  ['Prosecco 0,1 l 4,00 al calice', 'Prosecco 0,1 l', 400, 'al calice'],
  ['Fritto misto 15,00*', 'Fritto misto', 1500, '*'],
  ['Fritto 12 € mezza € 8 circa', 'Fritto', 1200, 'mezza € 8 circa'],
  ['Tagliata\tdi manzo\t18 € all’etto', 'Tagliata di manzo', 1800, 'all’etto'],
  ['Orata al forno (s.q.)', 'Orata al forno', 0, 's.q.'],
  ['Pescato del giorno p.s.q. all’etto', 'Pescato del giorno', 0, 'p.s.q. all’etto'],
  ['Astice – prezzo di mercato', 'Astice', 0, 'prezzo di mercato'],
])('%j is a dish with its price and remaining words', (line, name, price, description?: string) => {
  expect(dishesIn(line)).toEqual([dish(name, price, description && { description })])
})

test('a heading needs dishes below it; other lines are reported as unread', () => {
  const list = `Trattoria da Gino
I PRIMI E LE ZUPPE DI IERI
(pasta fatta in casa)
Trofie al pesto 12
Basilico, aglio e pinoli
  Menu degustazione 40 vini esclusi
Lasagne 1.200,00
Ravioli 13
Vini di qui e di là
Tutti i vini sono di piccoli produttori
Barolo 2016
Ormeasco 18
Tutti i prezzi comprendono il servizio e l’IVA.
${'Pizza '.repeat(20)}8
Dolci`
  const { sections, unread } = parseList(list)
  expect(sections.map(({ name }) => name)).toEqual(['I primi e le zuppe di ieri', 'Vini di qui e di là'])
  expect(sections[0]?.dishes[0]?.description).toBe('Basilico, aglio e pinoli')
  const isRead = /PRIMI|Trofie|Basilico|Ravioli|Vini di|Ormeasco/
  const others = list.split('\n').filter((line) => !isRead.test(line))
  expect(unread.toSorted()).toEqual(others.toSorted())
})

test('a list or line beyond the limits is reported as unread', () => {
  const list = 'Pizza 8\n'.repeat(5000)
  expect(parseList(`${list}\n`)).toEqual({ sections: [], cover: 0, unread: `${list}\n`.split('\n') })
  const line = (length: number) => `Pizza${'8'.padStart(length - 5)}`
  expect([list, line(400), line(401)].map((text) => dishesIn(text).length)).toEqual([5000, 1, 0])
  const description = `con ${'basilico '.repeat(30)}`
  expect(parseList(`Trofie 12\n${description}`).unread).toEqual([description])
  const [name, longest] = ['N'.repeat(80), `con ${'a'.repeat(236)}`]
  expect(parseList(`${name}\n${name} 12\n${longest}`).unread).toEqual([])
})

/** Each word is there once, so that it can be found again. */
const pieces =
  'Wort|wort|WORT|€|12|8,50|0,75|2016|1.000,00|5,00/hg|€ 18|all’etto|/kg|S.Q.|(1, 7)|(min.|)|(|*|-|…|:|\t|;|Coperto|con|#'
const lists = fc.array(
  fc.tuple(
    fc.array(fc.constantFrom(...pieces.split('|')), { maxLength: 7, size: 'max' }),
    fc.constantFrom('\n', '\n\n', '\r\n'),
  ),
  { maxLength: 12, size: 'max' },
)

test('every line with letters becomes a dish, section or description, or is reported as unread', () => {
  fc.assert(
    fc.property(lists, (rows) => {
      let count = 0
      const numbered = (cell: string) => (/^wort$/i.test(cell) ? `${cell}x${count++}x` : cell)
      const list = parseList(rows.map(([cells, end]) => cells.map(numbered).join(' ') + end).join(''))
      const kept = JSON.stringify(list).toLowerCase()
      for (let number = 0; number < count; number++) expect(kept).toContain(`x${number}x`)
      expect(list.sections.every((section) => section.dishes.length > 0)).toBe(true)
      for (const { name, description = '' } of list.sections.flatMap((section) => section.dishes)) {
        expect(name).toMatch(/\p{L}/u)
        expect(String(name).length).toBeLessThanOrEqual(menuLimits.name)
        expect(String(description).length).toBeLessThanOrEqual(menuLimits.text)
      }
    }),
    { numRuns: 3000 },
  )
})
