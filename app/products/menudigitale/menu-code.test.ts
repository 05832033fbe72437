import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergens, type Dish, dishMarks, type Menu } from './menu.ts'
import { decodeMenu, encodeMenu } from './menu-code.ts'
import { menuFault, readMenu, tidyMenu, writeMenu } from './menu-text.ts'
import { sampleMenu } from './sample.ts'

/** The address of this menu, made by the first version of the site: it must open for ever. */
const firstAddress =
  '1MSLY_BSgRBDAXP6a_IFwizouBxVeYoAy7oNXRnuh-M3UOSWX9flvVa1KHqYhIxDMJF-ANXdZro9PCU6NwDu3iAPkMs1Dy92uG5aYTQM0k654yjNuXVEKH0QlK-aTZoYem5jSvUEy2GH9AM8-A8DnP1dLGxQlk23tVj0HQiqfRPfxHtztMi3UeAZduU-8ig6ZEk10ZfsvUjeL8Lid7HlkHLUQp69fRmw0NCuIBX5IZbca40o_Jt5w8'

const twelveDishes = `Trattoria da Nives\t\t2.5
\tAntipasti
Bruschetta al pomodoro\t6\taG
Acciughe fritte\t9\tad
Tagliere di salumi\t11.5
\tPrimi
Trofie al pesto\t12\tagh
Pansoti alle noci\t13\tacgh
Minestrone\t8.5\tiV
\tSecondi
Coniglio alla ligure\t15\til
Fritto misto di mare\t16.5\tadnS
Verdure ripiene\t11\tacg
\tDolci
Crostata di fichi\t6\tacg
Panna cotta\t5.5\tg
Sorbetto al limone\t4.5`

const word = fc.string({ unit: 'grapheme', maxLength: 30, size: 'max' })
const text = fc.oneof(word, fc.record({ it: word, en: word }))
const price = fc.integer({ min: 0, max: 99_999 })
const dish: fc.Arbitrary<Dish> = fc.record(
  {
    name: text,
    price,
    allergens: fc.uniqueArray(fc.constantFrom(...allergens)),
    description: text,
    marks: fc.uniqueArray(fc.constantFrom(...dishMarks)),
    isSoldOut: fc.boolean(),
  },
  { requiredKeys: ['name', 'price', 'allergens'] },
)
const menus: fc.Arbitrary<Menu> = fc.record(
  {
    name: word,
    sections: fc.array(fc.record({ name: text, dishes: fc.array(dish, { maxLength: 8, size: 'max' }) }), {
      maxLength: 5,
      size: 'max',
    }),
    cover: price,
  },
  { requiredKeys: ['name', 'sections'] },
)

async function requireCode(menu: Menu): Promise<string> {
  const { code, fault } = await encodeMenu(menu)
  if (!code) throw new Error(`The menu was refused: ${fault}.`)
  return code
}

/** A code made without validating its text. */
async function packed(menu: Menu | string): Promise<string> {
  const raw = typeof menu === 'string' ? menu : writeMenu(menu)
  const bytes = new TextEncoder().encode(raw)
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const body = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  const sum = Buffer.from([((hash ^ (hash >>> 16)) & 0xfff) >>> 4, (hash ^ (hash >>> 16)) << 4])
  return `1${sum.toString('base64url').slice(0, 2)}${body}`
}

test('readMenu never throws', () => {
  const raw = fc.string({ unit: fc.constantFrom(...'\t\n\n\tabXn.10é<'), maxLength: 200, size: 'max' })
  fc.assert(
    fc.property(raw, (text) => {
      expect(Object.keys(readMenu(text))).toHaveLength(1)
    }),
    { numRuns: 500 },
  )
})

test('an address of version 1 is still read, and has the dishes of the sample', async () => {
  const { menu } = await decodeMenu(firstAddress)
  const lines = [
    'Trattoria da Nives\t\t2.5',
    '\tAntipasti\tStarters',
    'Bruschetta\t6\ta',
    'Acciughe fritte\t9\tadX\tFried anchovies',
    '\tPrimi\tFirst courses',
    'Trofie al pesto\t12\tag\tTrofie with pesto',
    'Pansoti alle noci\t13\tacgh\tWalnut pansoti',
    '\tDolci\tPuddings',
    'Crostata di fichi\t6\tacg\tFig tart',
  ]
  expect(menu && writeMenu(menu).split('\n')).toEqual(lines)
  const sample = lines.with(0, 'Trattoria da Nives').with(-2, '\tDolci\tDesserts')
  expect(writeMenu(sampleMenu).split('\n')).toEqual(sample)
  expect(menu).toMatchObject({ cover: 250 })
})

test('every menu survives the round trip through its text, every valid one through its address', async () => {
  await fc.assert(
    fc.asyncProperty(menus, async (menu) => {
      const tidy = tidyMenu(menu)
      expect(tidyMenu(tidy)).toEqual(tidy)
      expect(readMenu(writeMenu(menu))).toEqual({ menu: tidy })
      const { code, fault } = await encodeMenu(menu)
      expect(fault).toBe(menuFault(tidy))
      if (code) {
        expect(code).toMatch(/^1[\w-]+$/)
        expect(await decodeMenu(`#${code}`)).toEqual({ menu: tidy })
      }
    }),
    { numRuns: 500 },
  )
})

test('twelve dishes in one language, the usual length, take at most 400 characters', async () => {
  const { menu } = readMenu(twelveDishes)
  const address = `https://www.trattoria-da-nives.example/menu#${menu && (await requireCode(menu))}`
  expect(address.length).toBeGreaterThan(300)
  expect(address.length).toBeLessThanOrEqual(400)
})

test('decodeMenu ignores punctuation that messengers append', async () => {
  const code = await requireCode(sampleMenu)
  for (const end of ['.', ')', '”', ' ciao', '%20']) {
    expect(await decodeMenu(code + end)).toEqual(readMenu(writeMenu(sampleMenu)))
  }
})

test('decodeMenu refuses a truncated or altered address', async () => {
  const code = await requireCode(sampleMenu)
  for (let end = 1; end < code.length; end++) {
    expect((await decodeMenu(code.slice(0, end))).fault, String(end)).toBeDefined()
  }
  await fc.assert(
    fc.asyncProperty(fc.nat(code.length - 1), fc.constantFrom(...'aZ09-_'), async (at, letter) => {
      const changed = code.slice(0, at) + letter + code.slice(at + 1)
      const { menu } = await decodeMenu(changed)
      if (menu) expect(writeMenu(menu)).toBe(writeMenu(sampleMenu))
    }),
    { seed: 6, numRuns: 300 },
  )
})

test.each([
  ['', 'empty'],
  ['#bannerTop', 'damaged'],
  ['1AA#?', 'damaged'],
  ['2abc', 'version'],
  ['1'.repeat(16_385), 'huge'],
])('decodeMenu(%j) says why it is refused', async (fragment, fault) => {
  expect(await decodeMenu(fragment)).toEqual({ fault })
})

const named = (name: string): Menu => ({
  name: 'Bar',
  sections: [{ name: '', dishes: [{ name, price: 800, allergens: [] }] }],
})

test('a decompression bomb is refused before it is expanded', async () => {
  const bomb = await packed('a'.repeat(8_000_000))
  expect(bomb.length).toBeLessThan(16_000)
  expect(await decodeMenu(bomb)).toEqual({ fault: 'huge' })
  expect(await decodeMenu(await packed('a'.repeat(65_537)))).toEqual({ fault: 'huge' })
})

test.each([
  ['markup', '<script>alert(1)</script>'],
  ['link', 'Vinci su https://truffa.example'],
  ['phone', 'Chiama lo 0185 12 34 56'],
  ['garbled', `a${'\u0301'.repeat(30)}`],
])('a menu with %s is neither made nor read: %s', async (fault, name) => {
  expect(await encodeMenu(named(name))).toEqual({ fault })
  expect(await decodeMenu(await packed(named(name)))).toEqual({ fault })
})

test.each(['\u202e', '\u200f', '\u2066', '\u0007', '\u0000', '\ufeff'])(
  'the invisible character %j is removed or refused',
  async (mark) => {
    expect(await decodeMenu(await packed(`Bar\n\t\nPa${mark}sta\t8`))).toEqual({ fault: 'garbled' })
    expect((await decodeMenu(await requireCode(named(`Pa${mark}sta`)))).menu).toEqual(named('Pasta'))
  },
)
