import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { openOwnerFolder } from './owner-folder.ts'

/** Counts up in two files, in one change, and tells each number once it is saved. */
const program = (folder: string) => `
  import { openOwnerFolder } from '${import.meta.dirname}/owner-folder.ts'
  const folder = openOwnerFolder('${folder}', () => [])
  for (let count = 0; ; count++) {
    const change = { path: ['count'], before: String(count), after: String(count + 1) }
    folder.commit(['it', 'en'].map((lang) => ({ file: 'i18n/' + lang + '.json', ...change })))
    process.stdout.write((count + 1) + '\\n')
  }`

test('after kill -9 every saved change is in both files and in the history', async () => {
  for (const saved of [1, 2, 3, 5, 8, 13, 21]) {
    const folder = ownFolder()
    mkdirSync(`${folder}/i18n`)
    for (const lang of ['it', 'en']) writeFileSync(`${folder}/i18n/${lang}.json`, '{ "count": "0" }')
    const told = await killAfter(folder, saved)
    const desk = openOwnerFolder(folder, () => [])
    const counts = ['it', 'en'].map(
      (lang) => JSON.parse(readFileSync(`${folder}/i18n/${lang}.json`, 'utf8')).count,
    )
    expect(counts[0]).toBe(counts[1])
    expect(Number(counts[0])).toBeGreaterThanOrEqual(told)
    expect(desk.history().length).toBe(Number(counts[0]))
  }
})

async function killAfter(folder: string, saved: number): Promise<number> {
  const args = ['--input-type=module-typescript', '--eval', program(folder)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = 0
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told = Number(text.trim().split('\n').at(-1))
      if (told >= saved) child.kill('SIGKILL')
    })
  })
  return told
}
