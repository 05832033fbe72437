import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { smallSite } from '#server/fixtures/small-site.ts'

test.each([
  ['a proxy beside it', '10.0.0.5', [], 1],
  ['on the same machine', '::ffff:127.0.0.1', [], 1],
  ['anybody who sends the header', '203.0.113.9', [], 0],
  ['a proxy that is trusted', '10.0.0.5', ['10.0.0.5'], 0],
] as const)('%s: said %4$i times', async (_, remoteAddress, trustedProxies, times) => {
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } }
  const app = buildApp({ site: smallSite(), trustedProxies, logger })
  for (let count = 0; count < 3; count++) {
    await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '198.51.100.1' } })
  }
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(times)
  expect(lines.join()).not.toContain('198.51')
  await app.close()
})
