import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPages, readBuilt } from '../helpers/read-built.ts'
import { siteRoot } from '../helpers/site-root.ts'

/** Everything that a visitor's browser may read. */
const assets = readdirSync(`${siteRoot}/dist/client/assets`).filter((name) => name.endsWith('.js'))
const scripts = assets.map((name) => `assets/${name}`)

test('what is not for visitors is in no built page and no script', () => {
  const files = [...builtPages().map(({ file }) => file), ...scripts]
  const having = (text: string) => files.filter((file) => readBuilt(file).includes(text))
  expect(having('Un codice che resta')).not.toEqual([])
  expect(having('Piero de’ Bassi')).not.toEqual([])
  // Claims that are disabled.
  expect(having('Una persona che confermi date')).toEqual([])
  expect(having('art. 54-bis Codice del consumo')).toEqual([])
})

test('the permission’s date of a portrait is in no script and not on the contact page', () => {
  for (const name of [...scripts, 'it/contact/index.html'])
    expect(readBuilt(name), name).not.toContain('2026-11-20')
})
