import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createServedDesk, origin } from '#tests/desk/served-desk.ts'
import { filesOf, readSource } from '#tests/helpers/sources.ts'
import { openAccessStore } from './access-store.ts'

const desk = createServedDesk()
// Makes its folder.
await (await desk.open()).close()
// As if it had signed in before the desk was started.
const cookie = `__Secure-desk=${openAccessStore(desk.own).begin('passkey', 'test')}`
const app = await desk.open()
afterAll(() => app.close())

const headers = { host: 'www.example.it', cookie }
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Every address of the desk that takes a name, those of other rooms too. */
const routes = filesOf(['desk/**/*.ts'])
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const source = readSource(file)
    const [, path = ''] = /^const path = '(.*)'$/m.exec(source) ?? []
    const addresses = source
      .replaceAll(/\$\{path\}/g, path)
      .matchAll(/['`](\/desk\/[^'`\s]*[:*][^'`\s]*)['`]/g)
    return [...addresses].map(([, address = '']) => address)
  })

/** `secret.json` and `secret.svg` lie beside the owner's folder, `.desk/access.json` in it. */
const names = [
  '../secret.json',
  '..%2fsecret.json',
  '..%2F..%2Fsecret.json',
  '%2e%2e/secret.json',
  '....//secret.json',
  '..%5csecret.json',
  '..%00/secret.json',
  'i18n/../../secret.json',
  'i18n%2f..%2f..%2fsecret.json',
  '..%2fsecret.svg',
  'images%2f..%2f..%2fsecret.svg',
  '.desk/access.json',
  '.desk%2faccess.json',
  '%2fetc%2fpasswd',
  '__proto__',
]

test('no path parameter reads a file outside its folder', async () => {
  const before = readFileSync(`${desk.own}/access.json`, 'utf8')
  expect(routes).toEqual(expect.arrayContaining(['/desk/api/files/*', '/desk/api/requests/:id']))
  expect((await app.inject({ url: '/desk/api/files/settings.json', headers })).statusCode).toBe(200)
  for (const path of routes) {
    for (const [method, name] of names.flatMap((one) => methods.map((method) => [method, one] as const))) {
      const url = path.replace(/[:*]\w*/g, name)
      const sent = method === 'GET' ? { headers } : { headers: { ...headers, origin }, payload: {} }
      const answer = await app.inject({ method, url, ...sent })
      // 503: there is no store.
      expect(answer.statusCode, `${method} ${url}`).not.toBe(500)
      expect(answer.body, `${method} ${url}`).not.toMatch(/not for the desk|root:|"sessions"/)
    }
  }
  expect(readFileSync(`${desk.own}/access.json`, 'utf8')).toBe(before)
})

test('a change writes only the owner’s files', async () => {
  const stranger = `${desk.own}/../../secret.json`
  const before = readFileSync(stranger, 'utf8')
  writeFileSync(`${desk.own}/../not-his.json`, '{"secret": 1}')
  const odd = ['../secret.json', 'i18n/../../secret.json', '.desk/access.json', 'not-his.json', '/etc/x.json']
  const sent = { method: 'POST', url: '/desk/api/changes', headers: { ...headers, origin } } as const
  for (const file of odd) {
    const changes = [{ file, path: ['secret'], after: 'changed' }]
    expect((await app.inject({ ...sent, payload: { changes } })).statusCode, file).toBe(400)
  }
  expect(readFileSync(stranger, 'utf8')).toBe(before)
  expect(readFileSync(`${desk.own}/../not-his.json`, 'utf8')).toBe('{"secret": 1}')
})
