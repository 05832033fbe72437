import { existsSync, readFileSync } from 'node:fs'
import { type Say, serverWords } from './words/server-words.ts'

/** systemd continues a comment that ends with a backslash on the next line. */
const comment = /^#(.*[^\\])?$/
const assignment = /^([A-Za-z_]\w*)=(.*)$/
/** Node, systemd, Docker and shells parse these differently. */
const outside = /["'`\\#\p{Cc}]|^ | $/u

/** The environment wins over the file. @returns faults as `file:line: sentence`; then nothing was loaded */
export function loadEnvFile(lang: keyof typeof serverWords = 'en'): readonly string[] {
  const say = serverWords[lang]
  const file = process.env.ENV_FILE || '.env'
  if (!process.env.ENV_FILE && !existsSync(file)) return []
  try {
    const faults = envFileFaults(readFileSync(file, 'utf8'), say)
    if (faults.length === 0) process.loadEnvFile(file)
    return faults.map(({ line, fault }) => `${file}:${line}: ${fault}`)
  } catch (error) {
    return [
      say('envFile.unreadable', { file, reason: error instanceof Error ? error.message : String(error) }),
    ]
  }
}

/** Faults never contain the value, which may be a password. */
export function envFileFaults(text: string, say: Say): { line: number; fault: string }[] {
  const first = new Map<string, number>()
  return text.split(/\r?\n/).flatMap((row, index) => {
    if (row === '' || comment.test(row)) return []
    const line = index + 1
    const [, name, value] = assignment.exec(row) ?? []
    if (name === undefined || value === undefined) return { line, fault: say('envFile.noSetting') }
    // Modules that read the owner's files are imported before `.env` is loaded.
    if (name === 'SITE_DIR') return { line, fault: say('envFile.siteDir') }
    if (outside.test(value)) return { line, fault: say('envFile.outside', { name }) }
    const before = first.get(name)
    first.set(name, before ?? line)
    return before === undefined ? [] : { line, fault: say('envFile.twice', { name, line: before }) }
  })
}
