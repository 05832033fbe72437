import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuLimits } from './menu-text.ts'
import { parseList } from './paste-list.ts'

const dish = (name: string, price: number, more = {}) => ({ name, price, allergens: [], ...more })

test('plain lines, each with its price at the end', () => {
  expect(parseList('Trofie al pesto 12,00\nPansoti alle noci € 13\nMinestrone ........ 8.50 €')).toEqual({
    parts: [
      {
        name: '',
        dishes: [dish('Trofie al pesto', 1200), dish('Pansoti alle noci', 1300), dish('Minestrone', 850)],
      },
    ],
    dishes: 3,
  })
})

test('headings, descriptions, allergens and the cover charge', () => {
  const list = `ANTIPASTI
Bruschetta (1) 6,00
pomodoro e basilico

Primi:
Trofie al pesto (1, 7, 8) – 12,00
(fagiolini e patate)
Coperto 2,50`
  expect(parseList(list)).toEqual({
    parts: [
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
    cover: 250,
  })
})

test.each(['\t', ';'])('the columns of a spreadsheet, divided by %j', (mark) => {
  const rows = [
    ['Piatto', 'Prezzo', 'Descrizione'],
    ['Dolci', '', ''],
    ['Crostata di fichi', '6,00', 'fatta da noi'],
    ['Panna cotta', '€ 5,50', ''],
  ]
  expect(parseList(rows.map((cells) => cells.join(mark)).join('\r\n')).parts).toEqual([
    {
      name: 'Dolci',
      dishes: [dish('Crostata di fichi', 600, { description: 'fatta da noi' }), dish('Panna cotta', 550)],
    },
  ])
})

test('the price may come first, and a number in a name stays there', () => {
  expect(parseList('12,00 Trofie al pesto\nMenu 4 stagioni 18\nAcqua 0,75 l 2,50').parts[0]?.dishes).toEqual([
    dish('Trofie al pesto', 1200),
    dish('Menu 4 stagioni', 1800),
    dish('Acqua 0,75 l', 250),
  ])
})

test('anything at all is read, and every dish has a name and a price', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'Aa1,.0€\t;\n (–'), maxLength: 200 }), (text) => {
      for (const part of parseList(text).parts) {
        for (const { name, price } of part.dishes) {
          expect(name).not.toBe('')
          expect(price).toBeGreaterThan(0)
        }
      }
    }),
    { numRuns: 500 },
  )
  expect(parseList('a'.repeat(100_000)).dishes).toBe(0)
  expect(parseList('Pizza 8\n'.repeat(1000)).dishes).toBeGreaterThan(menuLimits.dishes)
})
