import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isMachineName } from '#server/http/public-origin.ts'
import { preconditionStatus, visitorLanguage } from '#server/http/request-headers.ts'
import { chooseVariant, contentHeaders, isPage, validatorHeaders } from '#server/site/resource-headers.ts'
import type { Resource, Site, Variant } from '#server/site/site.ts'
import { eachLanguage, type Language } from '#shared/locale.ts'
import { hostFault, hostName } from './hosts.ts'
import { securityHeaders } from './security-headers.ts'

type Options = { site: Site; publicOrigin: string | undefined; isSecureOrigin: boolean; hasProxies: boolean }

/** Names and values alternating, as `writeHead` takes them without a copy. */
type Answer = { whole: string[]; unchanged: string[] }
type Row = Resource | Readonly<Record<Language, Resource>>

/** Requests with these headers may need another response, so they go to the routes. */
const unusual = ['if-match', 'content-length', 'transfer-encoding', 'expect', 'upgrade'] as const

/** Saves Fastify's overhead; the routes would respond alike (docs/decisions/0020). Call after them. */
export function addDirectAnswers(app: FastifyInstance, options: Options) {
  const answer = createDirectAnswers(options)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Further pipelined requests of a connection that was closed.
    if (request.socket.destroyed) return
    if (isClosing || !answer(request, response)) app.routing(request, response)
  })
}

/** Returns a function that answers and returns true, or returns false. */
function createDirectAnswers({ site, publicOrigin, isSecureOrigin, hasProxies }: Options) {
  const publicName = publicOrigin ? new URL(publicOrigin).hostname : undefined
  let pages: Site['pages'] | undefined
  let table = new Map<string, Row>()
  /** https responses have one more header. */
  let answers = { plain: new Map<Variant, Answer>(), secure: new Map<Variant, Answer>() }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (pages !== site.pages) {
      pages = site.pages
      table = answerTable(site)
      answers = { plain: new Map(), secure: new Map() }
    }
    const row = request.url === undefined ? undefined : table.get(request.url)
    const { headers } = request
    const host = headers.host ?? ''
    const isSecure = isSecureOrigin && !isMachineName(hostName(host) ?? '')
    if (!row || !isPlain(request) || isForwarded(request, isSecure)) return false
    if (hostFault(request, host, publicName)) return false
    const resource = isOne(row) ? row : row[visitorLanguage(headers)]
    // This may be the language switch, which must set a cookie.
    if (headers.referer !== undefined && isPage(resource) && resource.addressForm === 'pinned') return false
    const { variant, encoding } = chooseVariant(headers['accept-encoding'], resource)
    const ready = answers[isSecure ? 'secure' : 'plain']
    let answer = ready.get(variant)
    if (!answer) {
      answer = { whole: wholeHeaders(), unchanged: unchangedHeaders() }
      ready.set(variant, answer)
    }
    if (preconditionStatus(headers, variant.etag) === 304) response.writeHead(304, answer.unchanged).end()
    else response.writeHead(200, answer.whole).end(variant.bytes)
    return true

    function wholeHeaders(): string[] {
      const content = contentHeaders(resource, encoding)
      const validators = validatorHeaders(resource, variant)
      const all = { ...validators, ...content, ...security(resource, isSecure) }
      return Object.entries({ ...all, 'content-length': String(variant.bytes.length) }).flat()
    }

    function unchangedHeaders(): string[] {
      return Object.entries({
        ...validatorHeaders(resource, variant),
        ...security(resource, isSecure),
      }).flat()
    }
  }

  /** Whether forwarding headers could change the response. */
  function isForwarded({ headers }: IncomingMessage, isSecure: boolean): boolean {
    if (!hasProxies) return headers['x-forwarded-for'] !== undefined
    return Boolean(headers['x-forwarded-host'] || (!isSecure && headers['x-forwarded-proto']))
  }
}

function security(resource: Resource, isSecure: boolean) {
  if (!isPage(resource)) return securityHeaders(isSecure)
  return securityHeaders(isSecure, resource.contentSecurityPolicy)
}

function isPlain({ method, httpVersion, headers }: IncomingMessage): boolean {
  return method === 'GET' && httpVersion === '1.1' && unusual.every((name) => headers[name] === undefined)
}

/** Exact paths that can be answered directly; excludes pages rendered per visitor. */
function answerTable({ files, pages }: Site): Map<string, Row> {
  const table = new Map<string, Row>()
  const isItself = (path: string) => /^\/[\w./-]*$/.test(path)
  for (const [path, file] of files) if (isItself(path)) table.set(path, file)
  const open = pages.filter(
    ({ page, path }) => !['contact', 'thanks', 'notfound'].includes(page) && isItself(path),
  )
  for (const [path, [first, ...others]] of Map.groupBy(open, (page) => page.path)) {
    if (!first) continue
    const of = (lang: Language) => [first, ...others].find((page) => page.lang === lang) ?? first
    table.set(path, others.length === 0 ? first : eachLanguage(of))
  }
  return table
}

function isOne(row: Row): row is Resource {
  return 'plain' in row
}
