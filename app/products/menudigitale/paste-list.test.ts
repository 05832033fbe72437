import { expect, test } from 'vitest'
import { parseList } from './paste-list.ts'

const dish = (name: string, price: number, more = {}) => ({ name, price, allergens: [], ...more })

test('reads lines with the price at the end', () => {
  expect(parseList('Trofie al pesto 12,00\nPansoti alle noci € 13\nMinestrone ........ 8.50 €')).toEqual({
    sections: [
      {
        name: '',
        dishes: [dish('Trofie al pesto', 1200), dish('Pansoti alle noci', 1300), dish('Minestrone', 850)],
      },
    ],
    dishes: 3,
    unread: [],
  })
})

test('reads headings, descriptions, allergens and the cover charge', () => {
  const list = `ANTIPASTI
Bruschetta (1) 6,00
pomodoro e basilico

Primi:
Trofie al pesto (1, 7, 8) – 12,00
(fagiolini e patate)
Coperto 2,50`
  expect(parseList(list)).toEqual({
    sections: [
      {
        name: 'Antipasti',
        dishes: [dish('Bruschetta', 600, { allergens: ['gluten'], description: 'pomodoro e basilico' })],
      },
      {
        name: 'Primi',
        dishes: [
          dish('Trofie al pesto', 1200, {
            allergens: ['gluten', 'milk', 'nuts'],
            description: 'fagiolini e patate',
          }),
        ],
      },
    ],
    dishes: 2,
    unread: [],
    cover: 250,
  })
})

test.each(['\t', ';'])('reads columns separated by %j', (mark) => {
  const rows = [
    ['Piatto', 'Prezzo', 'Descrizione'],
    ['Dolci', '', ''],
    ['Crostata di fichi', '6,00', 'fatta da noi'],
    ['Panna cotta', '€ 5,50', ''],
  ]
  expect(parseList(rows.map((cells) => cells.join(mark)).join('\r\n')).sections).toEqual([
    {
      name: 'Dolci',
      dishes: [dish('Crostata di fichi', 600, { description: 'fatta da noi' }), dish('Panna cotta', 550)],
    },
  ])
})

test('reads a price at the beginning, and keeps numbers in names', () => {
  const list = '12,00 Trofie al pesto\n4,50 Cola 33\nMenu 4 stagioni 18\nAcqua 0,75 l 2,50'
  expect(parseList(list).sections[0]?.dishes).toEqual([
    dish('Trofie al pesto', 1200),
    dish('Cola 33', 450),
    dish('Menu 4 stagioni', 1800),
    dish('Acqua 0,75 l', 250),
  ])
})

test.each([
  ['Risotto ai frutti di mare 16.5 (min. 2 persone)', 'Risotto ai frutti di mare', 1650, 'min. 2 persone'],
  ['Tagliata € 18 all’etto', 'Tagliata', 1800, 'all’etto'],
  ["Tagliata € 18 all'etto", 'Tagliata', 1800, "all'etto"],
  ['Fiorentina 5,00/hg', 'Fiorentina', 500, '/hg'],
  ['Fiorentina 45 al kg', 'Fiorentina', 4500, 'al kg'],
  ['Menu di mare … 40 € a persona (bevande escluse)', 'Menu di mare', 4000, 'a persona (bevande escluse)'],
  ['Ostriche 3 cad.', 'Ostriche', 300, 'cad.'],
  ['Grigliata 35 (min. 2 persone)', 'Grigliata', 3500, 'min. 2 persone'],
  ['Tagliata 18,00 (doppia 30,00)', 'Tagliata', 1800, 'doppia 30,00'],
  ['Prosecco 0,1 l 4,00 al calice', 'Prosecco 0,1 l', 400, 'al calice'],
  ['Fritto misto 15,00*', 'Fritto misto', 1500, '*'],
  ['Tagliata\t18 € all’etto', 'Tagliata', 1800, 'all’etto'],
  ['1\tTrofie\tfatte da noi\t12,00\tmezza 8', 'Trofie', 1200, 'fatte da noi, mezza 8'],
  ['Orata al forno S.Q.', 'Orata al forno', 0, 'S.Q.'],
  ['Orata al forno\tS.Q.', 'Orata al forno', 0, 'S.Q.'],
  ['Orata al forno (s.q.)', 'Orata al forno', 0, 's.q.'],
  ['Pescato del giorno p.s.q. all’etto', 'Pescato del giorno', 0, 'p.s.q. all’etto'],
  ['Astice – prezzo di mercato', 'Astice', 0, 'prezzo di mercato'],
  ['Lobster, market price', 'Lobster', 0, 'market price'],
  ['Catch of the day MP', 'Catch of the day', 0, 'MP'],
])('%j is a dish with its remaining words as description', (line, name, price, description) => {
  expect(parseList(line)).toEqual({
    sections: [{ name: '', dishes: [dish(name, price, { description })] }],
    dishes: 1,
    unread: [],
  })
})

test.each([
  ['Fritto € 12 mezza 8 € circa', 'mezza 8 € circa'],
  ['Fritto 12 € mezza € 8 circa', 'mezza € 8 circa'],
])('the first of two prices in %j is the price', (line, description) => {
  expect(parseList(line).sections[0]?.dishes).toEqual([dish('Fritto', 1200, { description })])
})

test('reads allergens after the price and in a column of their own', () => {
  const list = 'Trofie 12,00 (1, 7)\nPansoti\t13,00\t1, 3, 7'
  expect(parseList(list).sections[0]?.dishes).toEqual([
    dish('Trofie', 1200, { allergens: ['gluten', 'milk'] }),
    dish('Pansoti', 1300, { allergens: ['gluten', 'eggs', 'milk'] }),
  ])
})

test('joins words after the price and the lines below to one description', () => {
  const list = 'Risotto 16,50 (min. 2 persone)\ncozze, vongole e\nscampi\nTrofie 12'
  expect(parseList(list)).toMatchObject({
    sections: [
      {
        dishes: [
          { name: 'Risotto', description: 'min. 2 persone, cozze, vongole e scampi' },
          { name: 'Trofie' },
        ],
      },
    ],
    unread: [],
  })
})

test('a heading needs dishes below it; other lines are reported as unread', () => {
  const list = `Trattoria da Gino
PRIMI
(pasta fatta in casa)
Trofie al pesto 12
Basilico, aglio e pinoli
  Menu degustazione 40 vini esclusi
Lasagne 1.200,00
Barolo 2016
Vini rossi
Ormeasco 18
Tutti i prezzi comprendono il servizio e l’IVA.`
  const { sections, unread } = parseList(list)
  expect(sections.map(({ name }) => name)).toEqual(['Primi', 'Vini rossi'])
  expect(sections[0]?.dishes[0]?.description).toBe('Basilico, aglio e pinoli')
  expect(unread).toEqual([
    'Trattoria da Gino',
    '(pasta fatta in casa)',
    '  Menu degustazione 40 vini esclusi',
    'Lasagne 1.200,00',
    'Barolo 2016',
    'Tutti i prezzi comprendono il servizio e l’IVA.',
  ])
})

test('reads only “Coperto” as the cover charge', () => {
  expect(parseList('Coperto 2,50 a persona\nServizio in camera 5\nCoperto bambini 1')).toMatchObject({
    cover: 250,
    sections: [{ dishes: [{ name: 'Servizio in camera' }, { name: 'Coperto bambini' }] }],
    unread: [],
  })
})

test('a few words after an empty line are a heading, a sentence is not', () => {
  const partsOf = (line: string) => parseList(`Trofie 12,00\n\n${line}\nBranzino 18,00`).sections
  expect(partsOf('Secondi di mare').map(({ name }) => name)).toEqual(['', 'Secondi di mare'])
  expect(partsOf('Si mangia bene qui da noi ogni giorno')).toHaveLength(1)
})
