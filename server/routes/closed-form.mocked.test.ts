import { beforeEach, expect, test, vi } from 'vitest'
import { contactApp, formParts, multipartBody, multipartType, origin } from '#server/fixtures/contact-app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'
import { words } from '#tests/helpers/words.ts'

const owner = vi.hoisted(() => new Map<string, string>())
vi.mock('#shared/setting.ts', () => ({ setting: (key: string) => owner.get(key) ?? '' }))

const whole = { name: 'Rossi', address: 'Via Roma 1', email: 'info@example.it', vat: 'IT 12345678903' }
const elsewhere = 'https://static.example.it'
const sites = {
  public: contactApp({ siteOrigin: 'https://www.example.it', formOrigins: [elsewhere] }),
  home: contactApp(),
}
beforeEach(() => {
  owner.clear()
  for (const [key, value] of Object.entries(whole)) owner.set(`company.${key}`, value)
})

const send = (site: keyof typeof sites, accept: string, language = 'it') =>
  sites[site].app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { accept, 'accept-language': language, 'content-type': multipartType, origin },
    payload: multipartBody(formParts()),
  })

test('a closed form refuses requests and explains why', async () => {
  owner.delete('company.vat')
  const answer = await send('public', 'application/json')
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({
    message: 'Qualcosa non va',
    modelState: { '': [expect.stringMatching(/^Il modulo non è ancora aperto\./)] },
    reason: 'closed',
  })
  expect(await sites.public.store.list()).toEqual([])
})

test('a closed form is refused before its body is read', async () => {
  owner.clear()
  const head = `POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${multipartType}\r\n`
  const rest = 'accept: application/json\r\nconnection: close\r\ncontent-length: 60000\r\n\r\n'
  const { text } = await rawRequest(await listen(sites.public.app), head + rest)
  expect(text).toMatch(/^HTTP\/1\.1 403 .*"reason":"closed"/s)
})

test("without scripts the refusal is a page in the visitor's language", async () => {
  owner.clear()
  const answer = await send('public', 'text/html', 'en')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  expect(answer.body).toContain(`<p>${words('en')('contact.closed')}`)
})

test('the page of a closed form is served as built, without a token', async () => {
  owner.clear()
  const { app } = sites.public
  const page = await app.inject('/it/contact')
  expect([page.statusCode, page.cookies, page.headers['cache-control']]).toEqual([200, [], 'no-store'])
  const session = await app.inject('/api/session')
  expect([session.statusCode, session.cookies, session.json().reason]).toEqual([403, [], 'closed'])
})

test('an allowed origin may read that the form is closed', async () => {
  owner.clear()
  const headers = { origin: elsewhere }
  const { app } = sites.public
  const answer = await app.inject({ url: '/api/session', headers })
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, elsewhere])
  expect((await app.inject({ method: 'OPTIONS', url: '/api/contact', headers })).statusCode).toBe(204)
})

test('the form is open with complete company data, and on this machine without', async () => {
  expect((await sites.public.app.inject('/api/session')).statusCode).toBe(200)
  owner.clear()
  expect((await sites.home.app.inject('/api/session')).statusCode).toBe(200)
  expect((await sites.home.app.inject('/it/contact')).cookies).not.toEqual([])
})
