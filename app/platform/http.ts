import { statusText } from '#shared/reason-phrase.ts'
import { antiForgeryHeader, antiForgeryToken, type PageFacts } from './anti-forgery-token.ts'

/** A failed answer, or none at all (status 0), in the shape that the error display reads. */
export class HttpFailure extends Error {
  status: number
  statusText: string
  /** The answer's parsed body, or what was thrown. */
  error: unknown
  /** Seconds until the server wants to be asked again, where it says so; a day at most. */
  retryAfter: number | undefined

  constructor(status: number, statusText: string, error: unknown, retryAfter?: string | null) {
    super(bodyMessage(error) || `${status} ${statusText}`.trim())
    this.status = status
    this.statusText = statusText
    this.error = error
    this.retryAfter = secondsOf(retryAfter)
  }
}

export type HttpOptions = {
  method?: string
  headers?: HeadersInit
  body?: BodyInit
  /** Calls the request off; what is thrown then is the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds that each try may take, 20 000 unless told. */
  timeLimit?: number
  /** How often a GET or HEAD is tried again after no answer or a passing one (`isPassing`); 2 unless told. */
  retries?: number
}

/** What the client takes from the browser; tests pass their own. */
export type HttpWorld = {
  fetch: (url: string | URL, init: RequestInit) => Promise<Response>
  page: () => PageFacts
  wait: (milliseconds: number) => Promise<unknown>
}

export const browserWorld: HttpWorld = {
  fetch: (url, init) => fetch(url, init),
  page: () => ({ baseURI: document.baseURI, origin: location.origin, cookie: document.cookie }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** Milliseconds. A server that wants to be left alone for longer is; who asked hears it at once. */
const patience = 5_000

/** The answer's body, parsed where it is JSON. Throws an `HttpFailure`, or the reason for which it was called off. */
export async function request(
  url: string | URL,
  options: HttpOptions = {},
  world = browserWorld,
): Promise<unknown> {
  const method = options.method?.toUpperCase() ?? 'GET'
  const isSafe = method === 'GET' || method === 'HEAD'
  const tries = isSafe ? 1 + (options.retries ?? 2) : 1
  for (let attempt = 1; ; attempt++) {
    try {
      return await requestOnce(url, method, options, world)
    } catch (error) {
      if (attempt >= tries || !(error instanceof HttpFailure) || !isPassing(error.status)) throw error
      const asked = (error.retryAfter ?? 0) * 1_000
      if (asked > patience) throw error
      await world.wait(Math.max(300 * 2 ** (attempt - 1), asked))
      options.signal?.throwIfAborted()
    }
  }
}

async function requestOnce(url: string | URL, method: string, options: HttpOptions, world: HttpWorld) {
  const { signal, timeLimit = 20_000 } = options
  const headers = new Headers(options.headers)
  const token = antiForgeryToken(method, url, world.page())
  if (token !== null && !headers.has(antiForgeryHeader)) headers.set(antiForgeryHeader, token)
  const limit = AbortSignal.timeout(timeLimit)
  const init: RequestInit = { method, headers, signal: signal ? AbortSignal.any([signal, limit]) : limit }
  if (options.body !== undefined) init.body = options.body
  let response: Response
  let body: unknown
  try {
    response = await world.fetch(url, init)
    body = parsedBody(await response.text())
  } catch (error) {
    signal?.throwIfAborted()
    throw new HttpFailure(0, limit.aborted ? 'Timeout' : 'Unknown Error', error)
  }
  if (response.ok) return body
  throw new HttpFailure(
    response.status,
    statusText(response.status, response.statusText),
    body,
    response.headers.get('Retry-After'),
  )
}

/** What `Retry-After` says in seconds. A timer cannot wait for more than a few weeks: it would run out at once. */
export function secondsOf(retryAfter: string | null | undefined): number | undefined {
  return retryAfter && /^\d+$/.test(retryAfter) ? Math.min(Number(retryAfter), 86_400) : undefined
}

/** Whether the same request may find the server well in a moment: 500 is a fault that it meets again. 0 is no answer. */
export function isPassing(status: number): boolean {
  return [0, 408, 429, 502, 503, 504].includes(status)
}

/** Whether it may later: whatever was not refused for what it is. */
export function isPassingLater(status: number): boolean {
  return isPassing(status) || status >= 500
}

export function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function bodyMessage(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('message' in body)) return ''
  return typeof body.message === 'string' ? body.message : ''
}
