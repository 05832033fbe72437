import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { bytesUntil, weighSite } from './weigh.ts'

const root = ownFolder()

/** Text that hardly compresses. */
const noise = (length: number) =>
  Array.from({ length }, (_, n) => ((n * 7919 + n ** 3) % 46_656).toString(36)).join('')

function writeSite() {
  const page = `<style>a{}</style><main><section id="bannerTop"><h1>A</h1></section><link class="lazy-style"><i hidden=""> <script src="/assets/a.js"></script></i><section id="example">few</section></main><template id="after-paint">`
  const files = { 'it/costaeventi/index.html': page, 'assets/a.js': 'a', 'assets/b.js': noise(9000) }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(`${root}/dist/client/${file}`), { recursive: true })
    writeFileSync(`${root}/dist/client/${file}`, text)
    writeFileSync(`${root}/dist/client/${file}.br`, brotliCompressSync(text))
  }
  const pages = [{ path: '/it/costaeventi', lang: 'it', file: 'it/costaeventi/index.html' }]
  writeFileSync(`${root}/dist/pages.json`, JSON.stringify({ pages }))
  const manifest = {
    'app/entry/defer-layout.ts': { file: 'assets/a.js' },
    'app/entry/load-after-paint.ts': { file: 'assets/a.js' },
    'app/entry/entry.client.tsx': { file: 'assets/a.js', imports: ['_shell.js'] },
    '_shell.js': { file: 'assets/a.js', imports: ['app/entry/entry.client.tsx'] },
    'app/pages/home/home.tsx': { file: 'assets/a.js', imports: ['_shell.js'] },
    'app/b.ts': { file: 'assets/b.js' },
  }
  writeFileSync(`${root}/dist/manifest.json`, JSON.stringify(manifest))
}

test('scripts of home are its three entries, its page and their imports, each counted once', () => {
  writeSite()
  const one = brotliCompressSync('a').length
  const first = weighSite(root).filter(({ kind }) => kind === 'scripts')
  expect(first.map(({ bytes }) => bytes)).toEqual([5 * one])
  expect(weighSite(root).filter(({ kind }) => kind === 'laterScript')).toHaveLength(1)
})

test('bytesUntil is the number of compressed bytes that are needed for a part of the text', () => {
  const text = noise(20_000)
  const packed = brotliCompressSync(text)
  const half = bytesUntil(packed, text.slice(0, text.length / 2))
  expect(half / packed.length).toBeGreaterThan(0.3)
  expect(half / packed.length).toBeLessThan(0.7)
  const decoded = (bytes: number) =>
    brotliDecompressSync(packed.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length
  expect([decoded(half) >= text.length / 2, decoded(half - 1) < text.length / 2]).toEqual([true, true])
  expect(bytesUntil(packed, text)).toBeGreaterThan(packed.length - 16)
})
