import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { securityHeaders } from '#server/plugins/security-headers.ts'
import { readSource } from '#tests/helpers/sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = readSource('docs/security.md')

/** Rows of the tables whose last column is called "proof". */
const rows = text
  .split(/\n(?=#|\n)/)
  .filter((table) => /^\n?\| \w+ \|.* proof \|$/m.test(table))
  .flatMap((table) => table.split('\n').filter((line) => /^\| (?!item|promise)/.test(line)))

test('every promise in security.md names existing tests', () => {
  expect(rows.length).toBeGreaterThan(30)
  const wrong = rows.filter((row) => {
    const proof = row.split(' | ').at(-1) ?? ''
    const files = [...proof.matchAll(/`([^`]+\.(?:test|e2e)\.ts)`/g)].map(([, file]) => file)
    return files.length === 0 || files.some((file) => !existsSync(`${root}/${file}`))
  })
  expect(wrong).toEqual([])
})

test('security.md covers every listed ASVS item', () => {
  const items = [
    '1.2.1–1.2.4',
    '1.3.2',
    '2.1.1',
    '2.2.1',
    '2.2.2',
    '3.2.1',
    '3.2.2',
    '3.3.1',
    '3.4.1',
    '3.4.2',
    '3.5.1–3.5.3',
    '4.1.1',
    '5.2.1',
    '5.2.2',
    '5.3.1',
    '5.3.2',
    '12.1.1',
    '12.2.1',
    '13.4.1',
    '14.2.1',
    '15.1.1',
    '15.2.1',
    '15.3.1',
    '1.3.11',
    '2.3.3',
    '2.4.1',
    '3.3.2–3.3.4',
    '3.4.3–3.4.6',
    '3.7.2',
    '4.1.3',
    '4.2.1',
    '5.1.1',
    '5.4.1',
    '5.4.2',
    '13.4.2–13.4.5',
    '14.3.2',
    '14.3.3',
    '15.1.2',
    '15.3.3',
    '15.3.4',
    '15.3.6',
    '15.3.7',
    '16.4.1',
    '16.5.1',
    '16.5.3',
  ].flatMap(each)
  const named = rows.flatMap((row) => row.match(/\d+\.\d+\.\d+(?:–\d+\.\d+\.\d+)?/g) ?? []).flatMap(each)
  expect(items.filter((item) => !named.includes(item))).toEqual([])
})

test('security.md shows the headers that the server sends', () => {
  const block = /```http\n([\s\S]*?)\n```/.exec(text)?.[1] ?? ''
  const told = Object.fromEntries(block.split('\n').map((line) => line.split(': ', 2)))
  expect(told).toEqual(securityHeaders(true))
})

// npm takes long on a slow machine.
test('npm run sbom lists every dependency with its exact version', { timeout: 120_000 }, () => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' })
  const { components }: { components: { name: string; version: string }[] } = JSON.parse(printed)
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readSource('package.json'))
  const listed = components.map(({ name, version }) => `${name}@${version}`)
  const wanted = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)
  expect(listed).toEqual(expect.arrayContaining(wanted))
})

/** '3.5.1–3.5.3' as '3.5.1', '3.5.2', '3.5.3'. */
function each(range: string): string[] {
  const [first = '', last = first] = range.split('–')
  const [start, end] = [first, last].map((item) => Number(item.split('.').at(-1)))
  const chapter = first.replace(/\d+$/, '')
  return Array.from({ length: (end ?? 0) - (start ?? 0) + 1 }, (_, index) => chapter + ((start ?? 0) + index))
}
