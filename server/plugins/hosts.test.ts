import fastify from 'fastify'
import { expect, test } from 'vitest'
import { smallApp } from '#server/fixtures/small-site.ts'
import { addHostCheck } from './hosts.ts'

const open = smallApp()
const strict = smallApp({ publicOrigin: 'https://www.example.com' })

test.each([
  ['www.example.com', 200, 200],
  ['WWW.Example.com:65535', 200, 200],
  ['127.0.0.1:3000', 200, 200],
  ['[::1]:3000', 200, 200],
  ['localhost', 200, 200],
  ['evil.example', 200, 421],
  ['www.example.com.evil.example', 200, 421],
  ['evil.example"><script>', 400, 400],
  ['www.example.com:99999', 400, 400],
])('Host %s', async (host, whenOpen, whenStrict) => {
  const answers = await Promise.all([open, strict].map((app) => app.inject({ url: '/', headers: { host } })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([whenOpen, whenStrict])
  for (const { body } of answers) expect(body).not.toContain('evil')
})

test('logs a proxy that does not forward the host name only once', async () => {
  const lines: string[] = []
  const own = fastify()
  own.log.warn = (line: unknown) => lines.push(String(line))
  addHostCheck(own, 'https://www.example.com')
  own.get('/', async () => 'page')
  const ask = async (host: string) => (await own.inject({ url: '/', headers: { host } })).statusCode
  expect([await ask('www.example.com'), lines]).toEqual([200, []])
  expect([await ask('inner.example'), await ask('other.example')]).toEqual([421, 421])
  expect(lines).toEqual([expect.stringMatching(/'inner\.example'.*the site is https:\/\/www\.example\.com/)])
  await own.close()
})

test.each([
  ['a proxy beside it', '10.0.0.5', [], 1],
  ['on the same machine', '::ffff:127.0.0.1', [], 1],
  ['anybody who sends the header', '203.0.113.9', [], 0],
  ['a proxy that is trusted', '10.0.0.5', ['10.0.0.5'], 0],
] as const)('%s: %s, trusting %j, is told %i times', async (_, remoteAddress, trustedProxies, times) => {
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } }
  const app = smallApp({ trustedProxies, logger })
  for (let count = 0; count < 3; count++) {
    await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '198.51.100.1' } })
  }
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(times)
  expect(lines.join()).not.toContain('198.51')
})
