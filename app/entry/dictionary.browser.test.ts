import { expect, test, vi } from 'vitest'
import { fingerprint } from '#shared/messages.ts'
import { loadDictionary } from './dictionary.ts'

function serve(answer: Response) {
  const fetch = vi.fn(async (..._: unknown[]) => answer.clone())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('loadDictionary fetches /assets/i18n/<lang>.json and returns its fingerprint', async () => {
  const text = '{ "a.b": "ciao" }'
  const fetch = serve(new Response(text))
  const dictionary = { 'a.b': 'ciao' }
  expect(await loadDictionary('it')).toEqual({ dictionary, fingerprint: fingerprint(text) })
  expect(fetch.mock.calls).toEqual([['/assets/i18n/it.json', expect.anything()]])
})

test('loadDictionary rejects a failed response and invalid JSON', async () => {
  const fetch = serve(new Response('{}', { status: 404 }))
  await expect(loadDictionary('en')).rejects.toThrow("The dictionary 'en' answered 404.")
  expect(fetch, 'a second try').toHaveBeenCalledTimes(2)
  serve(new Response('{ "a.b": "cia'))
  await expect(loadDictionary('en')).rejects.toThrow(SyntaxError)
})
