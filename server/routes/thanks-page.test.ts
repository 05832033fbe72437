import { expect, test, vi } from 'vitest'
import { contactApp, createVisitor, goodValues, plainHeaders } from '#server/fixtures/contact-app.ts'

const { app, store } = contactApp()

async function sentCookie() {
  const { token, send } = await createVisitor(app)
  const file = { name: 'files', filename: 'nota.txt', value: 'uno' }
  const answer = await send({ _csrf: token }, [file], plainHeaders)
  const cookie = answer.cookies.find(({ name }) => name === 'sent')
  if (!cookie) throw new Error('No cookie came with the answer.')
  return cookie
}

const thanks = (cookie: string, url = '/it/contact/thanks') => app.inject({ url, headers: { cookie } })
const stateIn = (body: string) => JSON.parse(/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? 'null')

test('shows the request just sent, at each address of the page, uncached', async () => {
  const { value, httpOnly, sameSite, maxAge } = await sentCookie()
  expect([httpOnly, sameSite, maxAge]).toEqual([true, 'Strict', 900])
  for (const url of ['/it/contact/thanks', '/en/contact/thanks', '/contact/thanks']) {
    const answer = await thanks(`sent=${value}`, url)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { message, name, emailOrPhone } = goodValues
    expect(stateIn(answer.body)).toMatchObject({
      edition: { lang: url.startsWith('/it') ? 'it' : 'en' },
      state: { number: value.slice(0, 8), message, name, emailOrPhone, files: ['nota.txt'] },
    })
  }
})

test('shows nothing without a valid signature', async () => {
  const { value } = await sentCookie()
  const [id = '', at = '', signature = ''] = value.split('.')
  const other = await sentCookie()
  for (const cookie of [
    '',
    `sent=${id}`,
    `sent=${id}.${at}.`,
    `sent=${other.value.split('.')[0]}.${at}.${signature}`,
    `sent=${id}.${Number(at) - 1}.${signature}`,
  ]) {
    const answer = await thanks(cookie)
    expect([answer.statusCode, stateIn(answer.body)]).toEqual([200, null])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toContain(goodValues.message)
  }
})

test('is served as built once the request is erased', async () => {
  const { value } = await sentCookie()
  await store.erase([value.split('.')[0] ?? ''])
  expect(stateIn((await thanks(`sent=${value}`)).body)).toBeNull()
})

test('the cookie is valid for fifteen minutes', async () => {
  const { value } = await sentCookie()
  const given = Number(value.split('.')[1])
  for (const [later, isShown] of [
    [900_000, true],
    [900_001, false],
    [-900_001, false],
  ] as const) {
    vi.spyOn(Date, 'now').mockReturnValue(given + later)
    expect(stateIn((await thanks(`sent=${value}`)).body) !== null).toBe(isShown)
  }
  vi.restoreAllMocks()
})

test('over https only the cookie with the __Host- prefix is accepted', async () => {
  const host = 'www.example.it'
  const secure = contactApp({ publicOrigin: `https://${host}` })
  const visitor = await createVisitor(secure.app, { host, origin: `https://${host}` })
  const { cookies } = await visitor.send()
  const given = cookies.find(({ name }) => name === '__Host-sent')
  expect(given).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'Strict' })
  const show = async (name: string) => {
    const headers = { host, cookie: `${name}=${given?.value}` }
    return stateIn((await secure.app.inject({ url: '/it/contact/thanks', headers })).body) !== null
  }
  expect([await show('__Host-sent'), await show('sent')]).toEqual([true, false])
})
