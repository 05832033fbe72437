import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesUntil, heaviestParts } from './page-weight.ts'
import { weightWords } from './weight-words.ts'

/** Text that hardly packs. */
const noise = (length: number) =>
  Array.from({ length }, (_, n) => ((n * 7919 + n ** 3) % 46_656).toString(36)).join('')

test('the first half of a text can be read before its stream is whole, and no byte earlier than told', () => {
  const text = noise(20_000)
  const packed = brotliCompressSync(text)
  const half = bytesUntil(packed, text.slice(0, text.length / 2))
  expect(half / packed.length).toBeGreaterThan(0.3)
  expect(half / packed.length).toBeLessThan(0.7)
  expect(bytesUntil(packed, text)).toBeGreaterThan(packed.length - 16)
})

test('the heaviest parts are named, the heaviest first', () => {
  const html = `<style>${noise(200)}</style><main><section id="news">${noise(900)}</section><section class="a" id="how">${noise(500)}</section></main>`
  expect(heaviestParts(html, weightWords.en).replace(/\d+/g, '…')).toBe(
    'section #news (…), section #how (…), its style (…)',
  )
})
