import { existsSync, readFileSync } from 'node:fs'
import { type EnvFileWords, envFileWords } from './env-file-words.ts'

/** systemd continues a comment that ends with a backslash on the next line. */
const comment = /^#(.*[^\\])?$/
const assignment = /^([A-Za-z_]\w*)=(.*)$/
/** Node, systemd, Docker and shells parse these differently. */
const outside = /["'`\\#\p{Cc}]|^ | $/u

/** The environment wins over the file. @returns faults as `file:line: sentence`; then nothing was loaded */
export function loadEnvFile(lang: keyof typeof envFileWords = 'en'): readonly string[] {
  const words = envFileWords[lang]
  const file = process.env.ENV_FILE || '.env'
  if (!process.env.ENV_FILE && !existsSync(file)) return []
  try {
    const faults = envFileFaults(readFileSync(file, 'utf8'), words)
    if (faults.length === 0) process.loadEnvFile(file)
    return faults.map(({ line, fault }) => `${file}:${line}: ${fault}`)
  } catch (error) {
    return [words.unreadable(file, error instanceof Error ? error.message : String(error))]
  }
}

/** Faults never contain the value, which may be a password. */
export function envFileFaults(text: string, words: EnvFileWords): { line: number; fault: string }[] {
  const first = new Map<string, number>()
  return text.split(/\r?\n/).flatMap((row, index) => {
    if (row === '' || comment.test(row)) return []
    const line = index + 1
    const [, name, value] = assignment.exec(row) ?? []
    if (name === undefined || value === undefined) return { line, fault: words.noSetting }
    // Modules that read the owner's files are imported before `.env` is loaded.
    if (name === 'SITE_DIR') return { line, fault: words.siteDir }
    if (outside.test(value)) return { line, fault: words.outside(name) }
    const before = first.get(name)
    first.set(name, before ?? line)
    return before === undefined ? [] : { line, fault: words.twice(name, before) }
  })
}
