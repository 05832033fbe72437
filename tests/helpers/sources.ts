import { globSync, readFileSync } from 'node:fs'
import { projectRoot } from './site-root.ts'

export function filesOf(patterns: string | readonly string[]): string[] {
  return globSync(patterns, {
    cwd: projectRoot,
    exclude: (path) => /node_modules|^dist$|^\.cache$/.test(path),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

export function readSource(file: string): string {
  return readFileSync(`${projectRoot}/${file}`, 'utf8')
}

export function importsOf(source: string): { from: string; isType: boolean }[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g
  return [...source.matchAll(pattern)].map(([, type, fixed, lazy]) => ({
    from: fixed ?? lazy ?? '',
    isType: type !== undefined,
  }))
}
