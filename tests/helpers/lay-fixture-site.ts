import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fixtureSite, projectRoot } from './site-root.ts'

/** Puts the fixture site below `root` as the program's own `site/`, so with every word that there is. */
export function layFixtureSite(root: string) {
  cpSync(fixtureSite, `${root}/site`, { recursive: true })
  const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  for (const file of globSync('i18n/*.json', { cwd: `${projectRoot}/site` })) {
    const words = { ...read(`${projectRoot}/site/${file}`), ...read(`${fixtureSite}/${file}`) }
    writeFileSync(`${root}/site/${file}`, JSON.stringify(words, null, 1))
  }
}
