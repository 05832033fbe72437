import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorLanguage } from '#server/http/visitor-language.ts'
import type { Site } from '#server/site/site.ts'
import { pinnedLanguage } from '#shared/language-of-path.ts'
import type { Language } from '#shared/locale.ts'
import { createTranslate, type MessageKey } from '#shared/messages.ts'
import { pagePath } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'

/** What a visitor reads; any other status of a request is told as 400, of the server as 500. */
const texts: Readonly<Record<number, MessageKey>> = {
  400: 'problem.request',
  403: 'problem.forbidden',
  404: 'problem.missing',
  405: 'problem.method',
  412: 'problem.changed',
  413: 'problem.size',
  415: 'problem.type',
  416: 'problem.range',
  421: 'problem.host',
  429: 'problem.often',
  500: 'problem.server',
  503: 'problem.busy',
}

/** What a reason says better than the status. */
const reasonTexts: Readonly<Record<string, MessageKey>> = { closed: 'contact.closed' }

type Problem = Error & { statusCode: number; headers: Readonly<Record<string, string>>; reason: string }

/**
 * An error to throw in a route: it becomes an answer with this status, these headers and a plain sentence, and under
 * `/api` with the reason in one word, where a script has its own words for it.
 */
export function problem(
  statusCode: number,
  headers: Readonly<Record<string, string>> = {},
  reason = '',
): Problem {
  return Object.assign(new Error(STATUS_CODES[statusCode]), { statusCode, headers, reason })
}

/** The body of every error under `/api`: the shape of the first row of the error catalogue (specification §8). */
function problemBody(message: string, text: string, reason: string) {
  return { message, modelState: { '': [text] }, ...(reason && { reason }) }
}

/** The path of a request without its query; of the address as the visitor sent it. */
export function requestPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

/** Whether a browser shows the answer to a person: a form without scripts, not a script's request. */
function isFromForm({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html') && !accept.includes('application/json')
}

/** The page that asks, which says the language where the address of the interface cannot. */
function refererPath({ headers: { referer = '' } }: FastifyRequest): string {
  return URL.parse(referer)?.pathname ?? ''
}

type LogFault = (error: unknown) => void

export type SendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Makes the one function that turns any error into an answer: JSON under `/api`, else a bare page. */
export function createSendProblem(site: Site, logFault: LogFault = () => {}): SendProblem {
  const brand = { brand: setting('brand.name') }
  return (error, request, reply) => {
    const { status, headers, reason } = describe(error)
    // What the server refuses on purpose is told by the limit that refused it.
    if (status >= 500 && !isProblem(error)) logFault(error)
    const path = requestPath(request)
    const pinned = pinnedLanguage(isApi(path) ? refererPath(request) : path)
    const lang = pinned ?? visitorLanguage(request.headers)
    const t = createTranslate(site.dictionaries[lang], lang, brand)
    const text = t(
      reasonTexts[reason] ?? texts[status] ?? (status < 500 ? 'problem.request' : 'problem.server'),
    )
    for (const name of ['etag', 'accept-ranges', 'content-encoding', 'content-length', 'content-range']) {
      reply.removeHeader(name)
    }
    reply.code(status).headers({ 'cache-control': 'no-store', 'content-language': lang }).headers(headers)
    if (isApi(path) && !isFromForm(request))
      return reply.type('application/json; charset=utf-8').send(problemBody(t('problem.title'), text, reason))
    const home = pagePath('home', { lang, addressForm: pinned ? 'pinned' : 'neutral' })
    const html = barePage({
      lang,
      text,
      title: `${status} · ${t('problem.title')}`,
      home,
      back: t('problem.back'),
    })
    return reply.type('text/html; charset=utf-8').send(html)
  }
}

/** Errors thrown anywhere, and requests that no route takes: decided before a body is read. */
export function addProblems(app: FastifyInstance, sendProblem: SendProblem) {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  app.setNotFoundHandler(() => {
    throw problem(404)
  })
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw unrouted(app, requestPath(request))
  })
}

/** 405 with what is allowed, or 404 under `/api` where nothing is. */
export function unrouted(app: FastifyInstance, path: string): Problem {
  if (!isApi(path)) return problem(405, { allow: 'GET, HEAD' })
  // hasRoute reads an address as a route's pattern, and throws where it is no good one.
  const allowed = /[*:]/.test(path)
    ? []
    : (['GET', 'HEAD', 'POST'] as const).filter((method) => app.hasRoute({ method, url: path }))
  return allowed.length > 0 ? problem(405, { allow: allowed.join(', ') }) : problem(404)
}

function describe(error: unknown): Pick<Problem, 'headers' | 'reason'> & { status: number } {
  if (!(error instanceof Error)) return { status: 500, headers: {}, reason: '' }
  const code = 'statusCode' in error ? Number(error.statusCode) : 500
  const status = code >= 400 && code < 600 ? code : 500
  return isProblem(error)
    ? { status, headers: error.headers, reason: error.reason }
    : { status, headers: {}, reason: '' }
}

function isProblem(error: unknown): error is Problem {
  return error instanceof Error && 'statusCode' in error && 'headers' in error && 'reason' in error
}

type BarePage = { lang: Language; title: string; text: string; home: string; back: string }

/** Only texts of the dictionary and paths of the table come in here, never anything of the request. */
function barePage({ lang, title, text, home, back }: BarePage): string {
  return [
    `<!doctype html>`,
    `<html lang="${lang}">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark">`,
    `<title>${title}</title>`,
    `</head>`,
    `<body>`,
    `<main><h1>${title}</h1><p>${text}</p><p><a href="${home}">${back}</a></p></main>`,
    `</body>`,
    `</html>`,
    ``,
  ].join('\n')
}
