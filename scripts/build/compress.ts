import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Puts a `.br` and a `.gz` beside every text file of a folder, where that makes it smaller. */
export async function compressFolder(folder: string) {
  const files = globSync('**/*.{html,js,css,json,svg,xml,atom,txt,webmanifest,ics}', { cwd: folder })
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(`${folder}/${file}`)
      const [br, gz] = await Promise.all([brotli(bytes), deflate(bytes, { level: 9 })])
      if (br.length < bytes.length) writeFileSync(`${folder}/${file}.br`, br)
      if (gz.length < bytes.length) writeFileSync(`${folder}/${file}.gz`, gz)
    }),
  )
}
