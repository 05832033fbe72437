import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { compressFolder } from './compress.ts'

let [folder, cache] = ['', '']
beforeEach(() => {
  const root = ownFolder()
  folder = `${root}/client`
  cache = `${root}/cache/compressed`
  mkdirSync(`${folder}/it`, { recursive: true })
})

const text = 'Buongiorno, buonasera, buonanotte. '.repeat(40)
const write = (file: string, content: string) => writeFileSync(`${folder}/${file}`, content)
const read = (file: string) => readFileSync(`${folder}/${file}`)

test.each(['html', 'js', 'css', 'json', 'svg', 'xml', 'atom', 'txt', 'webmanifest', 'ics'])(
  'compresses .%s files in any folder with brotli and gzip',
  async (ending) => {
    write(`it/a.${ending}`, text)
    await compressFolder(folder, cache)
    expect(brotliDecompressSync(read(`it/a.${ending}.br`)).toString()).toBe(text)
    expect(gunzipSync(read(`it/a.${ending}.gz`)).toString()).toBe(text)
  },
)

test('skips pictures and files that compression makes larger', async () => {
  write('a.avif', text)
  write('small.txt', 'a')
  await compressFolder(folder, cache)
  expect(readdirSync(folder).sort()).toEqual(['a.avif', 'it', 'small.txt'])
})

test('a rare file is compressed quickly, and so less', async () => {
  const words = Array.from({ length: 4000 }, (_, index) => ((index * 7919) % 997).toString(36)).join(' ')
  for (const name of ['rare.txt', 'read.txt']) write(name, words)
  await compressFolder(folder, cache, (file) => file === 'rare.txt')
  expect(read('rare.txt.br').length).toBeGreaterThan(read('read.txt.br').length)
})

test('reuses cached results and deletes unused ones', async () => {
  write('a.txt', text)
  write('b.txt', text)
  await compressFolder(folder, cache)
  const kept = readdirSync(cache).sort()
  expect(kept.map((name) => name.slice(-3))).toEqual(['.br', '.gz'])
  for (const name of kept) writeFileSync(`${cache}/${name}`, 'kept')
  await compressFolder(folder, cache)
  expect(read('a.txt.br').toString()).toBe('kept')
  expect(read('b.txt.gz').toString()).toBe('kept')
  write('a.txt', `${text}!`)
  rmSync(`${folder}/b.txt`)
  await compressFolder(folder, cache)
  expect(readdirSync(cache)).toHaveLength(2)
  expect(readdirSync(cache)).not.toEqual(expect.arrayContaining(kept))
  expect(brotliDecompressSync(read('a.txt.br')).toString()).toBe(`${text}!`)
  expect(existsSync(`${cache}/${kept[0]}`)).toBe(false)
})
