import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAct } from '#app/demo-shop/acts.ts'
import { centsOf, parseArticles, piecesOf } from './parse-articles.ts'

const tea = { code: 'TV-1', name: 'Tè verde', quantity: 12, threshold: 5, cost: 420, price: 790 }

test.for([
  ['tabs', 'TV-1\tTè verde\t12\t5\t4,20\t7,90'],
  ['semicolons', 'TV-1;Tè verde;12;5;€ 4,20;7.90 €'],
  ['commas', 'TV-1,Tè verde,12,5,4.20,7.90'],
  ['quotation marks', '"TV-1";"Tè verde";"12 pz";"5";"4,20";"7,90"'],
  ['headings', 'Articolo;Prezzo di vendita;Codice;Giacenza;Minimo;Costo\nTè verde;7,90;TV-1;12;5;4,20'],
  ['English headings', 'SKU,Name,In stock,Reorder at,Cost,Price\nTV-1,Tè verde,12,5,4.20,7.90'],
] as const)('reads an article with %s', ([, text]) => {
  expect(parseArticles(text)).toEqual({ rows: [tea], unread: [], costAlone: 0 })
})

test('reads existing VAT rates only', () => {
  const list = 'Articolo;Giacenza;IVA\nMiele;3;10 %\nTazza;3;22\nLibro;3;5%'
  expect(parseArticles(list).rows.map(({ vat }) => vat)).toEqual([10, 22, undefined])
})

test('name and stock suffice; the code is made from the name', () => {
  expect(parseArticles('Caffè d’orzo\t7').rows).toEqual([
    { code: 'CAFFE D’ORZO', name: 'Caffè d’orzo', quantity: 7, threshold: 0, cost: 0 },
  ])
})

test('a single amount without a heading is a cost, and counted', () => {
  const list = 'Tazza;3;7,90\nTè verde;12;4,20;7,90\nOrzo;2\nMiele;4;6'
  expect(parseArticles(list).costAlone).toBe(1)
  expect(parseArticles(list).rows[0]).toMatchObject({ name: 'Tazza', cost: 790 })
  expect(parseArticles(`Articolo;Giacenza;Prezzo\n${list}`)).toMatchObject({ costAlone: 0 })
  expect(parseArticles('Articolo;Giacenza;Costo\nTazza;3;4').costAlone).toBe(0)
})

test('of equal codes the last one counts', () => {
  const { rows } = parseArticles('A-1;Tazza;1\nA-1;Tazza grande;2')
  expect(rows).toMatchObject([{ code: 'A-1', name: 'Tazza grande', quantity: 2 }])
})

test('separators in quotation marks are text, empty cells are kept', () => {
  const list = 'Codice;Articolo;Note;Giacenza\nA-1;"Tazza; bianca";;3'
  expect(parseArticles(list).rows).toMatchObject([{ name: 'Tazza; bianca', quantity: 3 }])
})

test('returns unread lines as they were written', () => {
  expect(parseArticles('Totale;;\nTazza;tante\nTazza;3\n\n12;40')).toMatchObject({
    rows: [{ name: 'Tazza', quantity: 3 }],
    unread: ['Totale;;', 'Tazza;tante', '12;40'],
  })
})

test.each([
  ['7,90', 790],
  ['€ 1.234,50', 123_450],
  ['12', 1200],
  ['1,234.5', 123_450],
  ['0,05', 5],
  ['dieci', null],
  ['', null],
  ['1,23,56', null],
])('centsOf(%j) is %j', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

test.each([
  ['12', 12],
  ['12 pz', 12],
  ['12,0', 12],
  ['1,5', null],
  ['-1', null],
  ['12345', null],
])('piecesOf(%j) is %j', (text, pieces) => {
  expect(piecesOf(text)).toBe(pieces)
})

test('any text gives a valid act, and no line is both read and unread', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('Tazza', '12', '7,90', 'A-1', '"', '€', 'Giacenza', 'Articolo'),
  )
  const line = fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(';'))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const { rows, unread } = parseArticles(lines.join('\n'))
      expect(rows.length + unread.length).toBeLessThanOrEqual(lines.join('\n').split(/\r\n?|\n/).length)
      if (rows.length > 0) expect(parseAct({ type: 'list', rows, id: 'x', at: 0 })).not.toBe(null)
    }),
  )
})
