import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { siteDir } from '#content/site-files/site-dir.ts'
import { readWords } from '#scripts/content/read-words.ts'
import { languages } from '#shared/locale.ts'

/** Only the weights in use: whole axes would cost 16 KB more per page. */
const faces = [
  ['plus-jakarta-sans-latin-wght-normal.woff2', 'plus-jakarta-sans.woff2', { min: 400, max: 800 }],
  ['plus-jakarta-sans-latin-wght-italic.woff2', 'plus-jakarta-sans-italic.woff2', 500],
] as const

export async function buildFonts(root: string) {
  const out = `${root}/generated/fonts`
  const glyphs = usedGlyphs(root)
  const stamp = createHash('sha256').update(glyphs).update(JSON.stringify(faces)).digest('hex')
  const stampFile = `${out}/stamp`
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  mkdirSync(out, { recursive: true })
  const require = createRequire(import.meta.url)
  for (const [source, target, wght] of faces) {
    const path = require.resolve(`@fontsource-variable/plus-jakarta-sans/files/${source}`)
    const subset = await subsetFont(readFileSync(path), glyphs, {
      targetFormat: 'woff2',
      variationAxes: { wght },
    })
    writeFileSync(`${out}/${target}`, subset)
  }
  writeFileSync(stampFile, stamp)
}

/** All characters of our texts, plus what visitors may type: ASCII and Italian accents. */
function usedGlyphs(root: string): string {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  const characters = new Set([...ascii, ...'àèéìíòóùúÀÈÉÌÒÙ€«»“”‘’–—…·×−\u00a0'])
  const site = siteDir(root)
  const files = globSync('*.json', { cwd: site }).map((file) => readFileSync(`${site}/${file}`, 'utf8'))
  const words = languages.flatMap((lang) => Object.values(readWords(root, lang)))
  for (const text of [...files, ...words]) for (const char of text) characters.add(char)
  characters.delete('\n')
  return [...characters].sort().join('')
}
