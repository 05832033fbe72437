import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audiences } from '#content/offerings.ts'
import { ownFragment, readOwnFragment } from './own-address.ts'
import { longestName, tidyName } from './own-name.ts'

const audience = fc.constantFrom(null, ...audiences)
const name = fc.string({ unit: 'grapheme' }).map(tidyName).filter(Boolean)

test('what stands in an address is read again as it was', () => {
  fc.assert(
    fc.property(audience, name, (audience, name) => {
      const hash = ownFragment({ audience, name })
      expect(hash).toMatch(/^#shop=\w*\/[\w\-.!~*'()%]+$/)
      expect(readOwnFragment(new URL(hash, 'https://shop.example/it').hash)).toEqual({ audience, name })
    }),
  )
})

test.each([
  '',
  '#',
  '#plugins',
  '#shop=',
  '#shop=venue/',
  '#shop=venue/%20',
  '#shop=venue/%E0%A4%A',
  '#shop',
  '#workshop=venue/Da',
])('no shop is named by %j', (hash) => {
  expect(readOwnFragment(hash)).toBeNull()
})

test('a kind that is none of the four is nobody’s, the name stays', () => {
  expect(readOwnFragment('#shop=astronaut/Luna')).toEqual({ audience: null, name: 'Luna' })
})

test('a name is one line of a sign', () => {
  expect(tidyName('  Da \n\t Nives\u200b ')).toBe('Da Nives')
  expect(tidyName(' \n ')).toBe('')
  const long = tidyName('😀'.repeat(50))
  expect([...long]).toHaveLength(longestName)
  expect(tidyName('Ferramenta')).toBe('Ferramenta')
})
