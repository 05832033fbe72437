import { afterEach, expect, test, vi } from 'vitest'
import { fingerprint } from '#shared/messages.ts'
import { loadDictionary } from './dictionary.ts'

afterEach(() => void vi.unstubAllGlobals())

function serve(answer: Response) {
  const fetch = vi.fn(async () => answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('the dictionary comes from its specified address, with the fingerprint of its bytes', async () => {
  const text = '{ "a.b": "ciao" }'
  const fetch = serve(new Response(text))
  expect(await loadDictionary('it')).toEqual({
    dictionary: { 'a.b': 'ciao' },
    fingerprint: fingerprint(text),
  })
  expect(fetch).toHaveBeenCalledWith('/assets/i18n/it.json')
})

test('what is not there, or no dictionary, is refused by name', async () => {
  serve(new Response('{}', { status: 404 }))
  await expect(loadDictionary('en')).rejects.toThrow("The dictionary 'en' answered 404.")
  serve(new Response('["a"]'))
  await expect(loadDictionary('en')).rejects.toThrow("The dictionary 'en' is not a list of texts.")
})
