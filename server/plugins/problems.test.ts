import fastify from 'fastify'
import { expect, test } from 'vitest'
import { smallApp, smallSite } from '#server/fixtures/small-site.ts'
import { words } from '#tests/helpers/words.ts'
import { addProblems, createSendProblem, problem } from './problems.ts'

const lines: string[] = []
const app = smallApp({ logger: { level: 'error', stream: { write: (line) => lines.push(line) } } })
app.post('/api/known', async () => ({ ok: true }))
app.get('/api/broken', () => Promise.reject(new Error('at /srv/secret.ts:1')))
app.get('/api/odd', () => Promise.reject(Object.assign(new Error('odd'), { statusCode: 600 })))
app.get('/broken', () => Promise.reject('no error at all'))
app.get('/api/teapot', () => Promise.reject(Object.assign(new Error('teapot'), { statusCode: 418 })))
app.get<{ Params: { status: string } }>('/refused/:status', ({ params }) =>
  Promise.reject(problem(Number(params.status))),
)

test('each status has its words', async () => {
  const keys = { 405: 'method', 413: 'size', 415: 'type', 421: 'host', 429: 'often', 503: 'busy' } as const
  for (const [status, key] of Object.entries(keys)) {
    const { statusCode, body } = await app.inject(`/refused/${status}`)
    expect([statusCode, body]).toEqual([
      Number(status),
      expect.stringContaining(words('en')(`problem.${key}`)),
    ])
  }
})

test.each(['/%zz', '/%00', '/it/%0d%0aset-cookie:a=b', '/..%2f..%2fetc/passwd'])(
  '%s gets a 400 page that does not quote it',
  async (url) => {
    const answer = await app.inject({ url, headers: { 'accept-language': 'it' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toMatch(/<html lang="(it|en)">/)
    expect(answer.body).toContain('Controlla l’indirizzo')
    expect(answer.body).toContain(url.startsWith('/it') ? '<a href="/it">' : '<a href="/">')
    expect(answer.body).not.toMatch(/passwd|set-cookie|secret/)
  },
)

test('an error drops the headers of the answer it replaces', async () => {
  const own = fastify()
  addProblems(own, createSendProblem(smallSite()))
  const gone = ['etag', 'content-encoding']
  own.get('/begun', (_, reply) => {
    for (const name of [...gone, 'content-length']) reply.header(name, '7')
    throw new Error('after the first headers')
  })
  const { headers, statusCode, body } = await own.inject('/begun')
  expect(statusCode).toBe(500)
  for (const name of gone) expect(headers).not.toHaveProperty(name)
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
  await own.close()
})

test.each([{ 'accept-language': 'it' }, { 'accept-language': 'en', referer: 'http://localhost/it/contact' }])(
  'errors under /api have the shape of the catalogue, in the language of %o',
  async (headers) => {
    const answer = await app.inject({ url: '/api/nothing', headers })
    const text = 'A questo indirizzo non c’è niente.'
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({ message: 'Qualcosa non va', modelState: { '': [text] } })
  },
)

test.each([
  ['GET', '/api/known', 405, 'POST'],
  ['POST', '/api/broken', 405, 'GET, HEAD'],
  ['POST', '/api/nothing', 404, undefined],
  ['POST', '/api', 404, undefined],
  ['POST', '/api/*', 404, undefined],
  ['POST', '/', 405, 'GET, HEAD'],
  ['OPTIONS', '/', 405, 'GET, HEAD'],
] as const)('%s %s is %i, allowing %s', async (method, url, status, allow) => {
  const answer = await app.inject({ method: method as 'GET', url })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers.allow).toBe(allow)
})

test('a refused method is answered before its body is parsed', async () => {
  const headers = { 'content-type': 'application/x-nonsense' }
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload: 'x'.repeat(100_000) })
  expect(answer.statusCode).toBe(405)
})

test.each([
  [{ 'content-type': 'application/json' }, '{', 400],
  [{ 'content-type': 'application/x-nonsense' }, 'x', 415],
  [{ 'content-type': 'application/json' }, `"${'x'.repeat(70_000)}"`, 413],
])('a bad body with %o', async (headers, payload, status) => {
  const answer = await app.inject({ method: 'POST', url: '/api/known', headers, payload })
  expect(answer.statusCode).toBe(status)
  expect(Object.keys(answer.json())).toEqual(['message', 'modelState'])
})

test.each([
  ['/api/broken', 500, 1],
  ['/api/odd', 500, 1],
  ['/broken', 500, 1],
  ['/api/teapot', 418, 0],
  ['/refused/503', 503, 0],
])('%s does not reveal the error, with status %i and %i lines in the log', async (url, status, logged) => {
  lines.length = 0
  const answer = await app.inject(url)
  expect(lines).toHaveLength(logged)
  expect(answer.statusCode).toBe(status)
  expect(answer.body).not.toMatch(/secret|odd|teapot|no error|\bat \//)
})
