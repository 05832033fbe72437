import { expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { listen, rawRequest } from './fixtures/raw-request.ts'
import { smallSite } from './fixtures/small-site.ts'

test.each([
  ['an origin alone', 'http://a', 200, 'home en neutral'],
  ['an origin in capitals', 'HTTP://A/it', 200, 'home it pinned'],
  ['an origin over https', 'https://a/it', 200, 'home it pinned'],
  ['an origin with a question', 'http://a?x=1', 200, 'home en neutral'],
  ['an asterisk, which means the server', '*', 200, 'home en neutral'],
  ['an origin inside a path', '/it/http://a/it', 404, 'notfound'],
])('%s as the target of a request', async (_, target, status, text) => {
  const app = buildApp({ site: smallSite() })
  const port = await listen(app)
  const head = `GET ${target} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nAccept-Language: en\r\nConnection: close\r\n\r\n`
  const answer = await rawRequest(port, head)
  expect(answer.text.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
  expect(answer.text).toContain(text)
  await app.close()
})
