import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSecureVisit, sameOriginSource } from '#server/http/public-origin.ts'
import { choiceCookie, chosenLanguage } from '#shared/language-choice.ts'
import type { Language } from '#shared/locale.ts'
import { switchedLanguage } from '#shared/paths.ts'

/** For a switch used without script or before hydration; later the page sets the cookie. */
export function addLanguageChoice(app: FastifyInstance, origins: Origins) {
  app.addHook('onSend', async (request, reply) => {
    const lang = newChoice(request, origins.publicOrigin)
    if (!lang) return
    const isSecure = isSecureVisit(request, origins.isSecureOrigin)
    const stored = reply.getHeader('cache-control')
    reply.header('set-cookie', choiceCookie(lang, { isSecure }))
    if (stored !== 'no-store') reply.header('cache-control', 'private, no-cache')
  })
}

type Origins = { publicOrigin: string | undefined; isSecureOrigin: boolean }

function newChoice(request: FastifyRequest, publicOrigin: string | undefined): Language | null {
  const { headers, method, url } = request
  // A prefetch is not a choice.
  if (method !== 'GET' || headers['sec-purpose']) return null
  const source = sameOriginSource(request, publicOrigin)
  const lang = source ? switchedLanguage(source.pathname, url.split('?', 1)[0] ?? '') : null
  return lang === chosenLanguage(headers.cookie) ? null : lang
}
