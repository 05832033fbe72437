import { expect, test } from 'vitest'
import { faultWords } from './fault-words.ts'

type Words = { [name: string]: unknown }

/** Every text with the names that lead to it; one that is made of what is wrong is made of a letter. */
function textsOf(words: Words, path = ''): [path: string, text: unknown][] {
  return Object.entries(words).flatMap(([name, value]) => {
    const own = `${path}.${name}`
    if (typeof value === 'function') return [[own, value('x', 'x', 'x')]]
    if (typeof value === 'object' && value !== null)
      return textsOf(Object.fromEntries(Object.entries(value)), own)
    return [[own, value]]
  })
}

test('the owner is told every fault in words, in both languages the same', () => {
  const [it, en] = [textsOf(faultWords.it), textsOf(faultWords.en)]
  expect(it.length).toBeGreaterThan(30)
  expect(it.map(([path]) => path)).toEqual(en.map(([path]) => path))
  for (const [path, text] of [...it, ...en]) {
    if (path !== '.half') expect(String(text).trim().length, path).toBeGreaterThan(1)
  }
})
