import { inject } from 'vitest'
import { languages } from '#shared/locale.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

test('each language’s dictionary is served at /assets/i18n/{lang}.json (§9)', async () => {
  const read = async (lang: string) => {
    const answer = await fetch(`${inject('siteUrl')}/assets/i18n/${lang}.json`)
    return { status: answer.status, type: answer.headers.get('content-type') }
  }
  // Both, and no other one.
  expect([...languages].sort()).toEqual(['en', 'it'])
  for (const lang of languages) {
    expect(await read(lang)).toEqual({ status: 200, type: expect.stringContaining('application/json') })
  }
  expect((await read('de')).status).toBe(404)
})
