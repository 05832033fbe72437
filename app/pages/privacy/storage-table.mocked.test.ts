import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { storage } from '#content/storage.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The names shown, by whether the site has its own server, another for forms, or none. */
async function shownNames(formServer?: string) {
  if (formServer !== undefined) vi.stubEnv('FORM_SERVER', formServer)
  const { drawnView } = await import('#tests/helpers/drawn-rows.ts')
  const { StorageTable } = await import('./storage-table.tsx')
  const html = drawnView(createElement(StorageTable), 'it')
  return [...html.matchAll(/<code[^>]*>([^<]*)/g)].map(([, name]) => name)
}

const all: readonly string[] = storage.flatMap(({ names }) => names.map((name) => name.replace(/:$/, '')))
const ofServer = ['csrf', '__Host-csrf', 'XSRF-TOKEN', 'sent', '__Host-sent']
const ofForm = ['contact.waiting', 'contact']

test('the table names all that is stored, without a server no cookie of it, without a form no queue', async () => {
  expect(await shownNames()).toEqual(all)
  vi.resetModules()
  const withForm = all.filter((name) => !ofServer.includes(name))
  expect(await shownNames('https://forms.example.it')).toEqual(withForm)
  vi.resetModules()
  expect(await shownNames('')).toEqual(withForm.filter((name) => !ofForm.includes(name)))
})
