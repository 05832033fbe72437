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

test.each(['it', 'en'] as const)('a closed form is a sentence and no field (%s)', async (lang) => {
  const html = await drawn({ closed: true }, lang)
  expect(html).toContain(words(lang)('contact.closed'))
  expect(html).not.toMatch(/<(form|input|textarea|select)/)
  expect(html).toContain('href="mailto:')
})

test('an open one is a form, on the site’s own server and on another', async () => {
  expect(await drawn({})).toContain('<form')
  expect(await drawn({ server: 'https://forms.example.it' })).toContain('<form')
})

test('a static site whose form goes to a server is closed as any other; one without a server has none to close', async () => {
  expect(await drawn({ server: 'https://forms.example.it', closed: true })).not.toContain('<form')
  vi.resetModules()
  const html = await drawn({ server: '', closed: true })
  expect(html).not.toContain(words('it')('contact.closed'))
  expect(html).toContain('href="mailto:')
})
