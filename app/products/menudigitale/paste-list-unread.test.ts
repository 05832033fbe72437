import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuLimits } from './menu-text.ts'
import { parseList } from './paste-list.ts'

test('lines beyond the limits are reported with the reason', () => {
  const many = parseList('Pizza 8\n'.repeat(1000))
  expect([many.dishes, many.unread.length, many.fault]).toEqual([menuLimits.dishes, 800, 'crowded'])
  const sections = Array.from({ length: 50 }, (_, index) => `SEZIONE N${index}\nPizza 8`).join('\n')
  expect(parseList(sections, { sections: 3, dishes: 200 })).toMatchObject({ dishes: 3, fault: 'crowded' })
  expect(parseList(sections, { sections: 3, dishes: 200 }).unread).toHaveLength(94)
  const long = `${'Pizza '.repeat(20)}8`
  expect(parseList(`Trofie 12\n${long}`)).toMatchObject({ dishes: 1, unread: [long], fault: 'long' })
  const description = `con ${'basilico '.repeat(30)}`
  expect(parseList(`Trofie 12\n${description}`)).toMatchObject({
    dishes: 1,
    unread: [description],
    fault: 'long',
  })
  expect(parseList('a'.repeat(100_000)).unread).toHaveLength(1)
})

/** Each word is there once, so that it can be found again. */
const pieces = fc.constantFrom(
  ...[
    '€|12|8,50|16.5|0,75|2016|1.000,00|5,00/hg|€ 18|all’etto|/kg|S.Q.|MP|(1, 7)|(min.|)|(|*|-|…|:|\t',
    ';|,|prezzo di mercato|a persona|cad.|Coperto|Servizio|PIZZE|con|Prezzo|#',
  ].flatMap((row) => row.split('|')),
)

test('reads the first 40,000 characters and reports the rest as unread', () => {
  // 400 lines of 100 characters, each with its end.
  const line = (number: number) => `Piatto ${number}x 5,00`.padEnd(99, ' ')
  const rows = Array.from({ length: 402 }, (_, number) => line(number))
  const { dishes, unread } = parseList(rows.join('\n'), { sections: 1, dishes: 999 })
  expect({ dishes, unread }).toEqual({ dishes: 400, unread: rows.slice(400) })
})

const words = fc.constantFrom('Wort', 'wort', 'WORT')
const lists = fc.array(
  fc.tuple(
    fc.array(fc.oneof(pieces, words), { maxLength: 7, size: 'max' }),
    fc.constantFrom('\n', '\n\n', '\r\n'),
  ),
  { maxLength: 12, size: 'max' },
)

test('every line with letters becomes a dish, section or description, or is reported as unread', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 0, max: 6 }), (rows, dishes) => {
      let count = 0
      const text = rows
        .map(
          ([cells, end]) =>
            cells.map((cell) => (/^wort$/i.test(cell) ? `${cell}x${count++}x` : cell)).join(' ') + end,
        )
        .join('')
      const list = parseList(text, { sections: 2, dishes })
      expect(list.dishes).toBeLessThanOrEqual(dishes)
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
