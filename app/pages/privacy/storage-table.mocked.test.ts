import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { storage } from '#content/storage.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

vi.stubGlobal('__LOGO__', null)

/** The page, by whether the site has its own server, another for forms, or none. */
async function drawn(formServer?: string) {
  if (formServer !== undefined) vi.stubEnv('FORM_SERVER', formServer)
  const { drawnRows, drawnView } = await import('#tests/helpers/drawn-rows.ts')
  const { Page } = await import('./privacy.tsx')
  const page = createElement(Page)
  const names = [...drawnView(page, 'it').matchAll(/<code[^>]*>([^<]*)/g)].map(([, name]) => name)
  return { names, rows: drawnRows(page, 'it') }
}

const all: readonly string[] = storage.flatMap(({ names }) => names.map((name) => name.replace(/:$/, '')))
const ofServer = ['csrf', '__Host-csrf', 'XSRF-TOKEN', 'sent', '__Host-sent']
const ofForm = ['contact.waiting', 'contact']
const withForm = all.filter((name) => !ofServer.includes(name))
const withoutForm = withForm.filter((name) => !ofForm.includes(name))

const logs = t('privacy.visits.logs', { count: 14 })
const kept = `${t('privacy.kept.months', { count: 12 })} ${t('privacy.kept.backup', { count: 30 })}`
const texts = [t('privacy.data.text'), kept, `${t('privacy.visits.text')} ${logs}`]
const direct = [t('privacy.data.direct'), t('privacy.kept.open'), `${t('privacy.visits.direct')} ${logs}`]

test.each([
  [undefined, all, [...texts, t('privacy.phone.text')], t('privacy.place.text')],
  ['https://forms.example.it', withForm, [...texts, undefined], t('privacy.place.text')],
  ['', withoutForm, [...direct, undefined], t('privacy.place.direct')],
])('the notice of a site with the form server %j: what it stores, how long, where', async (...row) => {
  const [server, stored, said, place] = row
  const { names, rows } = await drawn(server)
  expect(names).toEqual(stored)
  const terms = ['data', 'kept', 'visits', 'phone'] as const
  expect(terms.map((term) => rows[t(`privacy.${term}.term`)])).toEqual(said)
  const host = t('privacy.place.host', { name: 'Server del Golfo S.r.l.', country: 'Italia' })
  const mail = t('privacy.place.mail', { name: 'Posta del Golfo S.p.A.', country: 'Svizzera' })
  expect(rows[t('privacy.place.term')]).toBe(
    [place, host, t('privacy.safeguard.inside'), mail, t('privacy.safeguard.adequacy')].join(' '),
  )
})
