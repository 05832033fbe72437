import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import type { AppDeps } from '#server/app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'
import { smallApp, smallSite } from '#server/fixtures/small-site.ts'

const site = smallSite()
const pageTag = site.pages.find(({ path }) => path === '/it')?.encoded.br?.etag
const script = '/assets/entry-AbCd_12-.js'

const servers: Record<string, Omit<AppDeps, 'site'>> = {
  'as shipped': {},
  'behind a proxy': { trustedProxies: ['127.0.0.1'] },
  'for https': { publicOrigin: 'https://example.com', trustedProxies: ['127.0.0.1'] },
  'for http': { publicOrigin: 'http://example.com' },
}

/** Paths that may be answered directly, each requested in every way. */
const ready = ['/', '/it', '/en/lawyers', '/it/contact', script, '/robots.txt', '/nothing']
const others = [
  '/lawyers',
  '/contact',
  '/assets/i18n/it.json',
  '/assets/face-LQCoh4hR.woff2',
  '/it/nothing',
  '/404',
  '/lawyers/',
  '/it?subject=a',
  '/%69t',
  '//it',
  '/healthz',
  '/api/nothing',
  'http://example.com/it',
  '/assets/../it',
  '/it%00',
  '*',
  '/.env',
  '/assets/gone.js',
]

/** Each is added to a request with a good Host; a Host of its own takes its place. */
const headers = [
  [],
  ['Accept-Encoding: gzip, deflate, br, zstd'],
  ['Accept-Encoding: gzip'],
  ['Accept-Encoding: br;q=0, *'],
  ['Accept-Encoding: identity'],
  ['Accept-Language: it-IT,it;q=0.9'],
  ['Accept-Language: en;q=0.1, it;q=0.8', 'Cookie: lang=en'],
  ['Cookie: a=b; lang=it'],
  ['If-None-Match: *'],
  [`If-None-Match: "other", W/${pageTag}`, 'Accept-Encoding: br'],
  ['If-None-Match: "other"'],
  ['If-Match: "other"'],
  ['If-Match: *', 'If-None-Match: *'],
  ['Range: bytes=2-5'],
  ['Referer: http://example.com/en', 'Sec-Fetch-Site: same-origin'],
  ['Referer: https://example.com/en/lawyers'],
  ['Referer: http://example.com/it', 'Sec-Purpose: prefetch'],
  ['Content-Length: 3'],
  ['Transfer-Encoding: chunked'],
  ['Content-Length: 0'],
  ['X-Forwarded-For: 192.0.2.1', 'X-Forwarded-Proto: https'],
  ['X-Forwarded-Proto: http', 'X-Forwarded-Host: example.com'],
  ['X-Forwarded-Proto: https, http', 'X-Forwarded-Host: '],
  ['X-Forwarded-Host: other.example'],
  ['X-Build: 1'],
  ['Host: other.example'],
  ['Host: 127.0.0.1:3000'],
  ['Host: localhost'],
  ['Host: [::1]:80'],
  ['Host: EXAMPLE.com:99999'],
  ['Host: a/b'],
  ['Host: example.com', 'Host: example.com'],
  ['Host: '],
  ['Upgrade: h2c', 'Connection: upgrade'],
  ['Origin: https://other.example', 'Accept: application/json'],
]

async function start(deps: Omit<AppDeps, 'site'>) {
  const app = smallApp({ site, ...deps })
  const routed: string[] = []
  app.addHook('onRequest', async ({ url }) => {
    routed.push(url)
  })
  return { app, routed, port: await listen(app) }
}

test.for(Object.entries(servers))('%s: direct answers equal those of the routes', async ([, deps]) => {
  const direct = await start(deps)
  const general = await start(deps)
  general.app.server.removeAllListeners('request').on('request', general.app.routing)

  const differing = await Promise.all(
    [...requestTable()].map(async (request) => {
      const [answer, expected] = await Promise.all([ask(direct.port, request), ask(general.port, request)])
      return answer === expected ? [] : [{ request, answer, expected }]
    }),
  )
  expect(differing.flat()).toEqual([])
  // Otherwise two answers of the same kind were compared.
  expect(general.routed.length - direct.routed.length).toBeGreaterThan(50)
})

function* requestTable() {
  for (const address of [...ready, ...others]) {
    for (const lines of ready.includes(address) ? headers : headers.slice(0, 10)) {
      const host = lines.some((line) => /^host:/i.test(line)) ? [] : ['Host: example.com']
      yield requestText('GET', address, '1.1', [...host, ...lines])
    }
    for (const method of ['HEAD', 'POST', 'OPTIONS']) {
      yield requestText(method, address, '1.1', ['Host: example.com', 'Accept-Encoding: br'])
    }
    yield requestText('GET', address, '1.0', [])
    yield requestText('GET', address, '1.0', ['Host: example.com', 'Connection: keep-alive'])
    yield requestText('GET', address, '1.1', [])
  }
}

function requestText(method: string, address: string, version: string, lines: readonly string[]): string {
  const close = lines.some((line) => line.startsWith('Connection:')) ? [] : ['Connection: close']
  return [`${method} ${address} HTTP/${version}`, ...lines, ...close, '', ''].join('\r\n')
}

/** The whole answer, without its time and what is each visitor's own. */
async function ask(port: number, request: string): Promise<string> {
  const { text } = await rawRequest(port, request, { isHalfClosed: true })
  return text.replace(/^date: .*$/im, 'date')
}

test('plain requests bypass Fastify, and pipelined answers keep their order', async () => {
  const { routed, port } = await start({})
  const lines = 'Host: a\r\nAccept-Encoding: br\r\n'
  const paths = ['/it', '/nothing', script, '/']
  const requests = paths.map((path, index) => {
    const end = index === paths.length - 1 ? 'Connection: close\r\n' : ''
    return `GET ${path} HTTP/1.1\r\n${lines}${end}\r\n`
  })
  const { text } = await rawRequest(port, requests.join(''))
  expect(text.match(/HTTP\/1\.1 (\d+)/g)).toEqual(
    ['200', '404', '200', '200'].map((status) => `HTTP/1.1 ${status}`),
  )
  expect(routed).toEqual(['/nothing'])
})

test('a closing server answers with Connection: close', async () => {
  const { app, port } = await start({})
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  const request = 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n'
  // Once the first is answered, the half of the second has been read too.
  socket.write(`${request}\r\n${request}`)
  await once(socket, 'readable')
  expect(socket.read()).toMatch(/connection: keep-alive/i)
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  socket.write('\r\n')
  expect((await socket.toArray()).join('')).toMatch(/HTTP\/1\.1 200 OK\r\nconnection: close\r\n/i)
  await closed
})
