import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorLanguage } from '#server/http/request-headers.ts'
import type { Site } from '#server/site/site.ts'
import type { Language } from '#shared/locale.ts'
import { createTranslate, type MessageKey } from '#shared/messages.ts'
import { pagePath } from '#shared/navigation.ts'
import { pinnedLanguage } from '#shared/paths.ts'
import { setting } from '#shared/setting.ts'

/** Other 4xx are `problem.request`, other 5xx `problem.server`. */
const texts: Readonly<Record<number, MessageKey>> = {
  403: 'problem.forbidden',
  404: 'problem.missing',
  405: 'problem.method',
  412: 'problem.changed',
  413: 'problem.size',
  415: 'problem.type',
  421: 'problem.host',
  429: 'problem.often',
  503: 'problem.busy',
}

/** More specific than the status. */
const reasonTexts: Readonly<Record<string, MessageKey>> = { closed: 'contact.closed' }

type Problem = Error & { statusCode: number; headers: Readonly<Record<string, string>>; reason: string }

/** An error to throw in a route. `reason` is a code in the JSON body under `/api`. */
export function problem(
  statusCode: number,
  headers: Readonly<Record<string, string>> = {},
  reason = '',
): Problem {
  return Object.assign(new Error(STATUS_CODES[statusCode]), { statusCode, headers, reason })
}

/** The first row of the error catalogue (specification §8). */
function problemBody(message: string, text: string, reason: string) {
  return { message, modelState: { '': [text] }, ...(reason && { reason }) }
}

export function requestPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

function isFromForm({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html') && !accept.includes('application/json')
}

/** An API path has no language; the page that called it does. */
function refererPath({ headers: { referer = '' } }: FastifyRequest): string {
  return URL.parse(referer)?.pathname ?? ''
}

type LogFault = (error: unknown) => void

export type SendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

export function createSendProblem(site: Site, logFault: LogFault = () => {}): SendProblem {
  const brand = { brand: setting('brand.name') }
  return (error, request, reply) => {
    const { status, headers, reason } = describe(error)
    // Deliberate rejections are logged by their limit.
    if (status >= 500 && !isProblem(error)) logFault(error)
    const path = requestPath(request)
    const pinned = pinnedLanguage(isApi(path) ? refererPath(request) : path)
    const lang = pinned ?? visitorLanguage(request.headers)
    const t = createTranslate(site.dictionaries[lang], lang, brand)
    const text = t(
      reasonTexts[reason] ?? texts[status] ?? (status < 500 ? 'problem.request' : 'problem.server'),
    )
    for (const name of ['etag', 'content-encoding']) {
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

export function addProblems(app: FastifyInstance, sendProblem: SendProblem) {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw unrouted(app, requestPath(request))
  })
}

/** 405 with the allowed methods; 404 under `/api` if there are none. */
export function unrouted(app: FastifyInstance, path: string): Problem {
  if (!isApi(path)) return problem(405, { allow: 'GET, HEAD' })
  // `hasRoute` throws for paths that are no valid route pattern.
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

/** Takes only our own texts and paths, never request data, so nothing is escaped. */
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
