import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fixtureSite, projectRoot } from './site-root.ts'

/** Installs the fixture site as `site/`, filled up with the program's own words. */
export function layFixtureSite(root: string) {
  cpSync(fixtureSite, `${root}/site`, { recursive: true })
  const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  for (const file of globSync('i18n/*.json', { cwd: `${projectRoot}/site` })) {
    const words = { ...read(`${projectRoot}/site/${file}`), ...read(`${fixtureSite}/${file}`) }
    writeFileSync(`${root}/site/${file}`, JSON.stringify(words, null, 1))
  }
}
