import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { readOptions } from './read-options.ts'

type Settings = Parameters<typeof readOptions>[1]

const settings: Settings = { origin: 'https://www.example.it', hasMailOrPhone: true, say: ownerWords.it }

test('without --static reads an ordinary build', () => {
  expect(readOptions([], settings)).toEqual({ ifChanged: false, isPreview: false })
  expect(readOptions(['--if-changed'], settings)).toEqual({ ifChanged: true, isPreview: false })
})

test('--static reads the origin and the form server', () => {
  const { origin } = settings
  expect(readOptions(['--static'], settings)).toMatchObject({ staticHost: { origin, formServer: '' } })
  for (const text of ['https://api.example.it', 'https://API.example.it/']) {
    const staticHost = { origin, formServer: 'https://api.example.it' }
    const options = readOptions(['--static', '--form-server', text], { ...settings, hasMailOrPhone: false })
    expect(options).toMatchObject({ staticHost })
  }
})

test.each<[what: string, args: string[], change: Partial<Settings>, words: RegExp]>([
  ['no address yet', ['--static'], { origin: 'http://127.0.0.1:3000' }, /site\.origin/],
  ['an address with a path', ['--static'], { origin: 'https://a.github.io/site' }, /percorso.*github/],
  ['nobody to write to', ['--static'], { hasMailOrPhone: false }, /company\.email/],
  ['a server with a path', ['--static', '--form-server', 'https://a.it/api'], {}, /'https:\/\/a\.it\/api'/],
  ['a form server that is no address', ['--static', '--form-server', 'api'], {}, /'api'/],
  ['an empty form server', ['--static', '--form-server', ''], {}, /--form-server deve/],
  ['a form server alone', ['--form-server', 'https://a.it'], {}, /--static/],
  ['an unknown option', ['--statik'], {}, /--statik/],
])('%s is explained in the owner’s language', (_, args, change, words) => {
  const options = readOptions(args, { ...settings, ...change })
  expect('fault' in options && options.fault).toMatch(words)
})
