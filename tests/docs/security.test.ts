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
  expect(rows.length).toBeGreaterThanOrEqual(50)
  const wrong = rows.filter((row) => {
    const proof = row.split(' | ').at(-1) ?? ''
    const files = [...proof.matchAll(/`([^`]+\.(?:test|e2e)\.ts)`/g)].map(([, file]) => file)
    return files.length === 0 || files.some((file) => !existsSync(`${root}/${file}`))
  })
  expect(wrong).toEqual([])
})

test('security.md shows the headers that the server sends', () => {
  const block = /```http\n([\s\S]*?)\n```/.exec(text)?.[1] ?? ''
  const told = Object.fromEntries(block.split('\n').map((line) => line.split(': ', 2)))
  expect(told).toEqual(securityHeaders(true))
})
