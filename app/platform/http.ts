import { cookieValue } from '#shared/cookie-value.ts'
import { attempt } from './attempt.ts'

/** A failed response, or none (status 0), in the shape that the error display reads. */
export class HttpFailure extends Error {
  status: number
  statusText: string
  /** The parsed body, or what was thrown. */
  error: unknown
  /** Seconds, from `Retry-After`; a day at most. */
  retryAfter: number | undefined

  constructor(status: number, statusText: string, error: unknown, retryAfter?: string | null) {
    super(bodyMessage(error) || `${status} ${statusText}`.trim())
    this.status = status
    this.statusText = statusText
    this.error = error
    this.retryAfter = secondsOf(retryAfter)
  }
}

type HttpOptions = {
  method?: string
  headers?: HeadersInit
  body?: BodyInit
  /** Milliseconds, 20 000 by default. */
  timeLimit?: number
}

/** Injected, so that tests can replace it. */
export type HttpWorld = {
  fetch: (url: string | URL, init: RequestInit) => Promise<Response>
  page: () => PageFacts
}

export const browserWorld = {
  fetch: (url, init) => fetch(url, init),
  page: () => ({ baseURI: document.baseURI, origin: location.origin, cookie: document.cookie }),
  wait: (milliseconds: number): Promise<unknown> =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
} satisfies HttpWorld & { wait: unknown }

/** The body, parsed where it is JSON. Throws an `HttpFailure`. */
export async function request(
  url: string | URL,
  { method = 'GET', headers, body, timeLimit = 20_000 }: HttpOptions = {},
  world: HttpWorld = browserWorld,
): Promise<unknown> {
  const sent = new Headers(headers)
  const token = antiForgeryToken(method, url, world.page())
  if (token !== null) sent.set(antiForgeryHeader, token)
  const limit = AbortSignal.timeout(timeLimit)
  let response: Response
  let answer: unknown
  try {
    response = await world.fetch(url, { method, headers: sent, signal: limit, ...(body && { body }) })
    answer = parsedBody(await response.text())
  } catch (error) {
    throw new HttpFailure(0, limit.aborted ? 'Timeout' : 'Unknown Error', error)
  }
  if (response.ok) return answer
  const { status } = response
  throw new HttpFailure(
    status,
    statusText(status, response.statusText),
    answer,
    response.headers.get('Retry-After'),
  )
}

/** Seconds, a day at most: a timer of more than 24.8 days would fire at once. */
export function secondsOf(retryAfter: string | null | undefined): number | undefined {
  return retryAfter && /^\d+$/.test(retryAfter) ? Math.min(Number(retryAfter), 86_400) : undefined
}

/** Whether a retry in a moment may succeed. A 500 would fail again; 0 is no response. */
export function isPassing(status: number): boolean {
  return [0, 408, 429, 502, 503, 504].includes(status)
}

/** Whether a retry much later may succeed. */
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
  const message: unknown = Reflect.get(Object(body), 'message')
  return typeof message === 'string' ? message : ''
}

/** What the site's server and nginx send; RFC 9110 §15, 429: RFC 6585. */
const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** HTTP/2 carries no status text. */
export function statusText(status: number, carried: string): string {
  return carried || (phrases[status] ?? '')
}

const cookieName = 'XSRF-TOKEN'
export const antiForgeryHeader = 'X-XSRF-TOKEN'

/** `document.baseURI`, `location.origin` and `document.cookie`, read anew for each request. */
export type PageFacts = { baseURI: string; origin: string; cookie: string }

const changing = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Angular's rule (specification §7): only for methods that change something, and only to the page's own
 * origin. Null when the header must not be sent.
 */
export function antiForgeryToken(method: string, url: string | URL, page: PageFacts): string | null {
  if (!changing.includes(method.toUpperCase())) return null
  const isSameOrigin = attempt(() => new URL(url, page.baseURI).origin) === page.origin
  return isSameOrigin ? (cookieValue(page.cookie, cookieName) ?? null) : null
}
