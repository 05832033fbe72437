import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Ways of writing down distances, which brotli does not choose between by itself: the format's NPOSTFIX and NDIRECT. */
const distances = [
  [0, 0],
  [0, 2],
  [0, 4],
  [1, 0],
  [1, 30],
] as const
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Puts a `.br` and a `.gz` beside every text file of a folder, where that makes it smaller. */
export async function compressFolder(folder: string) {
  const files = globSync('**/*.{html,js,css,json,svg,xml,atom,txt,webmanifest,ics}', { cwd: folder })
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(`${folder}/${file}`)
      const [br, gz] = await Promise.all([smallestBrotli(bytes), deflate(bytes, { level: 9 })])
      if (br.length < bytes.length) writeFileSync(`${folder}/${file}.br`, br)
      if (gz.length < bytes.length) writeFileSync(`${folder}/${file}.gz`, gz)
    }),
  )
}

/** From this size on every way is tried: below, a few bytes are not worth the time. */
const large = 60_000

/** A window just larger than the file often packs it tighter than the usual one of 4 MB. */
async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const windows = [Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length)))), 22]
  const ways = windows.flatMap((window) =>
    distances.slice(0, bytes.length < large ? 1 : undefined).map(([postfix, direct]) => ({
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    })),
  )
  const packed = await Promise.all(ways.map((params) => brotli(bytes, { params })))
  return packed.reduce((best, other) => (other.length < best.length ? other : best))
}
