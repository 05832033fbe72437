import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { WeightWords } from './weight-words.ts'

/** How many bytes of a brotli stream have to come until a browser can read `text`, with which the document begins. */
export function bytesUntil(packed: Buffer, text: string): number {
  const wanted = Buffer.byteLength(text)
  let [low, high] = [0, packed.length]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (readable(packed.subarray(0, middle)) < wanted) low = middle
    else high = middle
  }
  return high
}

function readable(start: Buffer): number {
  return brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length
}

/** The three heaviest of a page's parts, as words: its style and its sections, each weighed alone. */
export function heaviestParts(html: string, words: WeightWords): string {
  const style = /<style>.*?<\/style>/s.exec(html)?.[0] ?? ''
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const sections = main.split(/(?=<section\b)/).map((text) => {
    const id = /^<section[^>]*\bid="([^"]*)"/.exec(text)?.[1]
    return { name: id ? words.section(id) : words.beforeSections, text }
  })
  return [{ name: words.style, text: style }, ...sections]
    .map(({ name, text }) => ({ name, bytes: packedLength(text) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ name, bytes }) => `${name} (${bytes})`)
    .join(', ')
}

/** A list of thousands of rows is far over its bound however it is packed: its weight is not worth many seconds. */
function packedLength(text: string): number {
  const quality = text.length < 1_000_000 ? constants.BROTLI_MAX_QUALITY : 5
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}
