import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { words } from '#tests/helpers/words.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

vi.stubGlobal('__LOGO__', null)

async function drawn(env: { server?: string; closed?: true }, lang: 'it' | 'en' = 'it') {
  if (env.server !== undefined) vi.stubEnv('FORM_SERVER', env.server)
  if (env.closed) vi.stubEnv('FORM_CLOSED', 'true')
  const { drawnView } = await import('#tests/helpers/drawn-rows.ts')
  const { ContactWay } = await import('./contact-way.tsx')
  return drawnView(createElement(ContactWay, { isShort: true }), lang)
}

test.each(['it', 'en'] as const)('a closed form is a sentence without fields (%s)', async (lang) => {
  const html = await drawn({ closed: true }, lang)
  expect(html).toContain(words(lang)('contact.closed'))
  expect(html).not.toMatch(/<(form|input|textarea|select)/)
  expect(html).toContain('href="mailto:')
})

test('an open form is rendered for the own server and for another', async () => {
  const html = await drawn({})
  expect(html).toContain('<form')
  expect(html, 'the server writes the value').toContain('name="_csrf" value=""')
  for (const key of ['contact.waiting.clear', 'contact.draft.clear', 'contact.privacy.inProgress'] as const)
    expect(html).not.toContain(words('it')(key))
  expect(await drawn({ server: 'https://forms.example.it' })).toContain('<form')
})

test('a static site with a form server can be closed; without one it has no form', async () => {
  expect(await drawn({ server: 'https://forms.example.it', closed: true })).not.toContain('<form')
  vi.resetModules()
  const html = await drawn({ server: '', closed: true })
  expect(html).not.toContain(words('it')('contact.closed'))
  expect(html).toContain('href="mailto:')
})
