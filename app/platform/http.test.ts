import { STATUS_CODES } from 'node:http'
import { expect, test } from 'vitest'
import { HttpFailure, type HttpWorld, isPassing, isPassingLater, request, statusText } from './http.ts'

type Answer = Response | Error
type Call = { url: string; init: RequestInit; headers: Headers }

/** Gives these responses in turn; records requests. */
function createWorld(...answers: Answer[]) {
  const calls: Call[] = []
  let cookie = 'XSRF-TOKEN=t0'
  const world: HttpWorld = {
    fetch: async (url, init) => {
      calls.push({ url: String(url), init, headers: new Headers(init.headers) })
      const answer = answers.shift()
      if (!answer) return untilAborted(init.signal)
      if (answer instanceof Error) throw answer
      return answer
    },
    page: () => ({ baseURI: 'https://shop.example/', origin: 'https://shop.example', cookie }),
  }
  return { world, calls, setCookie: (text: string) => (cookie = text) }
}

const untilAborted = (signal: RequestInit['signal']) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers,
    statusText: status === 503 ? 'Service Unavailable' : '',
  })

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

test('every unsafe request to the own origin carries the current token', async () => {
  const { world, calls, setCookie } = createWorld(...[1, 2, 3, 4].map((body) => json(200, body)))
  await request('/api', { method: 'POST' }, world)
  setCookie('XSRF-TOKEN=t1')
  await request('/api', { method: 'DELETE' }, world)
  await request('/api', {}, world)
  await request('//evil.example/api', { method: 'POST' }, world)
  expect(calls.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['t0', 't1', null, null])
})

test('a successful answer resolves to its body, JSON parsed', async () => {
  const { world } = createWorld(
    json(200, { id: 1 }),
    new Response('plain'),
    new Response(null, { status: 204 }),
  )
  expect(await request('/a', {}, world)).toEqual({ id: 1 })
  expect(await request('/b', {}, world)).toBe('plain')
  expect(await request('/c', { method: 'POST' }, world)).toBe('')
})

test('a failed answer is thrown as status, status text, message and parsed body', async () => {
  const { world } = createWorld(
    json(503, { message: 'Full', modelState: { '': ['No room'] } }, { 'Retry-After': '30' }),
    new Response('<h1>Bad</h1>', { status: 500, statusText: 'Internal Server Error' }),
  )
  const first = await failure(request('/api', { method: 'POST' }, world))
  expect(first).toBeInstanceOf(HttpFailure)
  expect(first).toMatchObject({
    status: 503,
    statusText: 'Service Unavailable',
    message: 'Full',
    error: { message: 'Full', modelState: { '': ['No room'] } },
    retryAfter: 30,
  })
  const second = await failure(request('/api', { method: 'POST' }, world))
  expect(second).toMatchObject({ status: 500, message: '500 Internal Server Error', error: '<h1>Bad</h1>' })
})

test.each([
  [0, true, true],
  [200, false, false],
  [408, true, true],
  [429, true, true],
  [500, false, true],
  [502, true, true],
  [503, true, true],
  [504, true, true],
])('the same request after %i may be well in a moment (%s), later (%s)', (status, inAMoment, later) => {
  expect([isPassing(status), isPassingLater(status)]).toEqual([inAMoment, later])
})

test('a request that the network fails, or after its time limit, is a failure with status 0', async () => {
  const { world: offline } = createWorld(new TypeError('Failed to fetch'))
  const lost = await failure(request('/api', {}, offline))
  expect(lost).toMatchObject({ status: 0, statusText: 'Unknown Error' })
  const { world } = createWorld()
  const late = await failure(request('/api', { method: 'POST', timeLimit: 5 }, world))
  expect(late).toMatchObject({ status: 0, statusText: 'Timeout' })
})

test('statusText keeps a given text; its phrases equal Node’s, but for two that RFC 9110 renamed', () => {
  expect([statusText(503, 'Closed for lunch'), statusText(299, '')]).toEqual(['Closed for lunch', ''])
  const codes = [400, 403, 404, 405, 408, 411, 412, 414, 415, 421, 429, 500, 502, 503, 504]
  expect(codes.map((code) => statusText(code, ''))).toEqual(codes.map((code) => STATUS_CODES[code]))
  expect(statusText(413, '')).toBe('Content Too Large')
  expect(statusText(422, '')).toBe('Unprocessable Content')
})
