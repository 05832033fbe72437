import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textFault } from '#shared/text-fault.ts'
import { ownFragment, readOwnFragment } from './own-address.ts'
import { longestName, tidyName } from './own-name.ts'

const name = fc
  .string({ unit: 'grapheme' })
  .map(tidyName)
  .filter((text) => text !== '' && !textFault(text))

test('a name is read back unchanged from its fragment', () => {
  fc.assert(
    fc.property(name, (name) => {
      const hash = ownFragment(name)
      expect(hash).toMatch(/^#shop=[\w\-.!~*'()%]+$/)
      expect(readOwnFragment(new URL(hash, 'https://shop.example/it').hash)).toBe(name)
    }),
  )
})

test.each(['', '#', '#plugins', '#shop=', '#shop=%20', '#shop=%E0%A4%A', '#shop', '#workshop=Da'])(
  'fragment %j names no shop',
  (hash) => {
    expect(readOwnFragment(hash)).toBeNull()
  },
)

test.each(['Paga subito su evil.com', 'Chiami il ３３３１２３４５６７', 'scrivi a @paga', '<b>Bar</b>'])(
  'the name %j is refused in a fragment',
  (name) => {
    expect(readOwnFragment(ownFragment(name))).toBeNull()
  },
)

test('tidyName makes one line of limited length', () => {
  expect(tidyName('  Da \n\t Nives\u200b ')).toBe('Da Nives')
  expect(tidyName(' \n ')).toBe('')
  const long = tidyName('😀'.repeat(50))
  expect([...long]).toHaveLength(longestName)
  expect(tidyName('Ferramenta')).toBe('Ferramenta')
})
