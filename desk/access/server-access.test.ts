import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createServedDesk, origin } from '#tests/desk/served-desk.ts'
import { createAuthenticator } from '#tests/desk/soft-authenticator.ts'
import { openInvitations } from './invitations.ts'

const desk = createServedDesk()
const hour = 3_600_000
let app = await desk.open()
let visitor = 0

// Each test comes from another address, since attempts are limited for each.
beforeEach(() => {
  visitor += 1
})
afterAll(() => app.close())

type Method = 'GET' | 'POST' | 'DELETE'
type Sent = { cookie?: string; body?: object; headers?: Record<string, string> }

async function ask(method: Method, url: string, { cookie = '', body, headers = {} }: Sent = {}) {
  const own = { host: 'www.example.it', 'x-forwarded-for': `192.0.2.${visitor}`, cookie }
  const from = method === 'GET' ? {} : { origin, 'sec-fetch-site': 'same-origin' }
  const answer = await app.inject({
    method,
    url,
    headers: { ...own, ...from, ...headers },
    ...(method !== 'GET' && { payload: body ?? {} }),
  })
  const set = [answer.headers['set-cookie']].flat().join()
  return { status: answer.statusCode, json: () => answer.json(), set, cookie: set.replace(/;.*/, '') }
}

const invite = () => openInvitations(desk.own, () => desk.clock.now).create()

async function register(device = createAuthenticator(), token = invite(), said = {}) {
  const options = await ask('POST', '/desk/api/passkeys/options', { body: { token } })
  const response = device.register(options.status === 200 ? options.json() : { challenge: '' }, said)
  return ask('POST', '/desk/api/passkeys', { body: { token, response } })
}

async function signIn(device: ReturnType<typeof createAuthenticator>, said = {}) {
  const options = await ask('POST', '/desk/api/sign-in/options')
  return present(device.signIn(options.json(), said))
}

const present = (response: object) => ask('POST', '/desk/api/sign-in', { body: { response } })

const state = async (cookie: string) => (await ask('GET', '/desk/api/state', { cookie })).status

test('an invitation registers one passkey, which then signs in; it cannot be used twice', async () => {
  const [device, token] = [createAuthenticator(), invite()]
  const registered = await register(device, token)
  expect(registered.set).toMatch(
    /^__Secure-desk=[\w-]{43}; Max-Age=86400; Path=\/desk; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(await state(registered.cookie)).toBe(200)
  expect((await register(createAuthenticator(), token)).status).toBe(401)
  const again = await signIn(device)
  expect(await state(again.cookie)).toBe(200)
  expect(await state('')).toBe(401)
})

test('an expired or invented invitation is refused', async () => {
  const token = invite()
  desk.clock.now += hour + 1
  expect((await register(createAuthenticator(), token)).status).toBe(401)
  expect((await register(createAuthenticator(), 'a'.repeat(43))).status).toBe(401)
  expect((await register(createAuthenticator(), '../access.json')).status).toBe(401)
})

test.each([
  ['of another site', { rpId: 'evil.example' }],
  ['used on another origin', { origin: 'https://evil.example' }],
  ['used on http', { origin: 'http://www.example.it' }],
  ['whose device was not unlocked', { isVerified: false }],
])('a passkey %s is refused', async (_, said) => {
  const device = createAuthenticator()
  expect((await register(device, invite(), said)).status).toBe(401)
  expect((await register(device)).status).toBe(200)
  expect((await signIn(device, said)).status).toBe(401)
  expect((await signIn(device)).status).toBe(200)
})

test('a challenge is accepted once, within five minutes, from a known passkey', async () => {
  const device = createAuthenticator()
  await register(device)
  const options = await ask('POST', '/desk/api/sign-in/options')
  const response = device.signIn(options.json())
  expect((await present(response)).status).toBe(200)
  expect((await present(response)).status).toBe(401)
  expect((await present(device.signIn({ challenge: 'made-up-by-the-one-who-asks' }))).status).toBe(401)
  const late = await ask('POST', '/desk/api/sign-in/options')
  desk.clock.now += hour / 10
  expect((await present(device.signIn(late.json()))).status).toBe(401)
  expect((await signIn(createAuthenticator())).status).toBe(401)
})

test('a session survives a restart and ends after a day; its files are private and hold no token', async () => {
  const { cookie } = await register()
  await app.close()
  app = await desk.open()
  expect(await state(cookie)).toBe(200)
  const file = `${desk.own}/access.json`
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).not.toContain(cookie.slice(-43))
  desk.clock.now += 24 * hour
  expect(await state(cookie)).toBe(401)
})

test('ending a session from the list closes it, and its event stream tells nothing more', async () => {
  const device = createAuthenticator()
  const { cookie: own } = await register(device)
  const { cookie: other } = await signIn(device)
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const headers = { host: 'www.example.it', cookie: other }
  const stream = get({ port, path: '/desk/api/events', headers })
  const [answer] = await once(stream, 'response')
  const told: string[] = []
  answer.setEncoding('utf8').on('data', (text: string) => told.push(text))
  const closed = once(answer, 'close')
  const session = (await ask('GET', '/desk/api/access', { cookie: own })).json().sessions.at(-1)
  expect(session.isThis).toBe(false)
  expect((await ask('DELETE', `/desk/api/access/sessions/${session.id}`, { cookie: own })).status).toBe(200)
  stream.on('error', () => {})
  writeFileSync(`${desk.own}/../settings.json`, readFileSync(`${desk.own}/../settings.json`))
  await closed.catch(() => undefined)
  expect(told.join('')).not.toContain('changed')
  expect([await state(other), await state(own)]).toEqual([401, 200])
})

test('removing a passkey ends its sessions; the last passkey cannot be removed', async () => {
  const { cookie } = await register()
  const passkeys = async () => (await ask('GET', '/desk/api/access', { cookie })).json().passkeys
  const remove = (id: string) => ask('DELETE', `/desk/api/access/passkeys/${id}`, { cookie })
  const lost = createAuthenticator()
  const { cookie: lostCookie } = await register(lost)
  for (const { id, isThis } of await passkeys()) if (!isThis) expect((await remove(id)).status).toBe(200)
  expect(await state(lostCookie)).toBe(401)
  expect((await signIn(lost)).status).toBe(401)
  const [{ id }] = await passkeys()
  expect((await remove(id)).status).toBe(409)
  expect(await state(cookie)).toBe(200)
})

test.each<[string, Method, string, Sent]>([
  ['a foreign name that leads here', 'GET', '/desk/api/state', { headers: { host: 'evil.example' } }],
  ['the same with a port', 'GET', '/desk/', { headers: { host: 'www.example.it:3100' } }],
  ['a forged Origin', 'POST', '/desk/api/changes', { headers: { origin: 'https://evil.example' } }],
  ['no Origin', 'POST', '/desk/api/changes', { headers: { origin: '' } }],
  ['an Origin of nobody', 'POST', '/desk/api/sign-in/options', { headers: { origin: 'null' } }],
  ['a page of a subdomain', 'GET', '/desk/api/state', { headers: { 'sec-fetch-site': 'same-site' } }],
  ['a picture in a foreign page', 'GET', '/desk/', { headers: { 'sec-fetch-site': 'cross-site' } }],
])('%s gets nothing, with a session neither', async (_, method, url, sent) => {
  const { cookie } = await register()
  const answer = await ask(method, url, { ...sent, cookie })
  expect(answer.status).toBe(403)
})

test('attempts are limited per client and in all', async () => {
  const tried = []
  for (let count = 0; count < 25; count++) tried.push((await present({ id: 'x' })).status)
  expect(tried).toEqual([...Array(20).fill(401), ...Array(5).fill(429)])
  // Only the header that nginx sets tells addresses apart.
  const others = []
  for (let count = 0; count < 250; count++) {
    const headers = { 'x-forwarded-for': `2001:db8:${count}::1` }
    others.push((await ask('POST', '/desk/api/sign-in/options', { headers })).status)
  }
  expect(others[0]).toBe(200)
  expect(others.at(-1)).toBe(429)
})
