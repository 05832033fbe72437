import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { securityHeaders } from '#server/plugins/security-headers.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { filesOf, readSource } from '#tests/helpers/sources.ts'

const exists = (path: string) => existsSync(`${projectRoot}/${path}`)
const docs = filesOf(['*.md', 'docs/**/*.md', 'server/**/*.md'])
const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> }

/** A path that begins with one of the folders at the project's root must exist. */
const ours = /^(app|assets|content|deploy|docs|scripts|server|shared|site|tests|\.ci)\//

describe.each(docs)('%s', (file) => {
  const text = readSource(file)

  test('names only npm commands that exist', () => {
    const code = text.match(/```[\s\S]*?```|`[^`]+`/g)?.join('\n') ?? ''
    const named = [...code.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
    const known = new Set([...Object.keys(scripts), 'ci', 'install'])
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  test('names only project files that exist', () => {
    const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path)
    const paths = quoted.filter((path) => ours.test(path) && !/[<>*…{}$]/.test(path))
    expect(paths.filter((path) => !exists(path.replace(/[:#].*$/, '')))).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to)
    const local = links.filter((to) => !/^(https?:|mailto:|#)/.test(to)).map((to) => to.replace(/#.*$/, ''))
    const missing = local.filter((to) => !exists(posix.join(posix.dirname(file), to)))
    expect(missing).toEqual([])
  })
})

test('every decision mentioned by number in docs or comments exists', () => {
  const exists = new Set(
    filesOf(['docs/decisions/*.md']).map((file) => Number(posix.basename(file).slice(0, 4))),
  )
  const texts = filesOf([
    '{app,content,deploy,docs,scripts,server,shared,tests}/**/*.{ts,tsx,css,md,sh,conf,env,service}',
    '*.md',
  ])
  const named = texts.flatMap((file) =>
    [...readSource(file).matchAll(/\bdecisions?[\s/](\d{1,4})\b/gi)].map(([, number]) => ({
      file,
      number: Number(number),
    })),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ number }) => !exists.has(number))).toEqual([])
})

test('README.md has at most 120 lines', () => {
  expect(readSource('README.md').split('\n').length).toBeLessThanOrEqual(121)
})

test('every script of package.json runs an existing file', () => {
  const files = Object.values(scripts).flatMap(
    (command) => command.match(/\b(?:scripts|server)\/[\w./-]+/g) ?? [],
  )
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !exists(file))).toEqual([])
})

// npm runs scripts with sh, or Windows' cmd: only syntax of both is allowed, such as `&&`.
test.each(Object.entries(scripts))('npm run %s uses only syntax that sh and cmd share', (_, script) => {
  for (const command of script.split(' && ')) {
    expect(command).toMatch(/^(node|npm|vitest|tsc|biome|vite|sh)( |$)/)
    expect(command).not.toMatch(/['"`$%;|<>^~*?(){}[\]\\&#]/)
  }
})

const security = readSource('docs/security.md')

/** Rows of the tables whose last column is called "proof". */
const promises = security
  .split(/\n(?=#|\n)/)
  .filter((table) => /^\n?\| \w+ \|.* proof \|$/m.test(table))
  .flatMap((table) => table.split('\n').filter((line) => /^\| (?!item|promise)/.test(line)))

test('every promise in security.md names existing tests', () => {
  expect(promises.length).toBeGreaterThanOrEqual(50)
  const wrong = promises.filter((row) => {
    const proof = row.split(' | ').at(-1) ?? ''
    const files = [...proof.matchAll(/`([^`]+\.(?:test|e2e)\.ts)`/g)].map(([, file]) => file)
    return files.length === 0 || files.some((file) => !exists(file ?? ''))
  })
  expect(wrong).toEqual([])
})

test('security.md shows the headers that the server sends', () => {
  const block = /```http\n([\s\S]*?)\n```/.exec(security)?.[1] ?? ''
  const told = Object.fromEntries(block.split('\n').map((line) => line.split(': ', 2)))
  expect(told).toEqual(securityHeaders(true))
})
