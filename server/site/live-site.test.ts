import { writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { point, scriptOf, writeNamedBuild } from '#server/fixtures/named-build.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { openLiveSite } from './live-site.ts'
import { sealBuild } from './sums.ts'

let folder = ''
beforeEach(() => {
  folder = ownFolder()
})

/** Puts a build of this name where the server looks. */
const put = (name: string) => point(`${folder}/dist`, writeNamedBuild(folder, name))
const open = () => openLiveSite(`${folder}/dist`)

test('serves a build once it is taken, and of the three before it the hashed files alone', () => {
  const one = writeNamedBuild(folder, 'one')
  writeFileSync(`${one}/client/leaflet.txt`, 'of the first build')
  sealBuild(one, 'one')
  point(`${folder}/dist`, one)
  const { site, take } = open()
  const kept = () => ['one', 'two', 'three', 'four', 'five'].filter((name) => site.files.has(scriptOf(name)))
  put('two')
  expect([kept(), site.files.has('/leaflet.txt')]).toEqual([['one'], true])
  take()
  expect([kept(), site.files.has('/leaflet.txt')]).toEqual([['one', 'two'], false])
  for (const name of ['three', 'four', 'five']) {
    put(name)
    take()
  }
  expect(kept()).toEqual(['two', 'three', 'four', 'five'])
  expect(site.files.get('/robots.txt')?.plain.bytes).toEqual(Buffer.from('five'))
})

test('refuses a build for another origin', () => {
  put('one')
  const { site, take } = open()
  point(`${folder}/dist`, writeNamedBuild(folder, 'moved', 'https://www.example.it'))
  expect(take).toThrow('start it anew')
  expect([site.origin, site.files.has(scriptOf('one'))]).toEqual(['http://127.0.0.1:3000', true])
})
