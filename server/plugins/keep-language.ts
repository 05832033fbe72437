import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSecureVisit } from '#server/http/public-origin.ts'
import { sameOriginSource } from '#server/http/same-origin.ts'
import { choiceCookie, chosenLanguage } from '#shared/language-choice.ts'
import { switchedLanguage } from '#shared/language-of-path.ts'
import type { Language } from '#shared/locale.ts'

/**
 * Remembers the language of a visitor who used the switch before the page was awake, or without script: the awake page
 * writes the same cookie itself (`app/components/language-switch`). Such an answer is the visitor's own.
 */
export function addLanguageChoice(app: FastifyInstance, origins: Origins) {
  app.addHook('onSend', async (request, reply) => {
    const lang = newChoice(request, origins.publicOrigin)
    if (!lang || reply.statusCode >= 400) return
    const isSecure = isSecureVisit(request, origins.isSecureOrigin)
    const stored = reply.getHeader('cache-control')
    reply.header('set-cookie', choiceCookie(lang, { isSecure }))
    if (stored !== 'no-store') reply.header('cache-control', 'private, no-cache')
  })
}

type Origins = { publicOrigin: string | undefined; isSecureOrigin: boolean }

function newChoice(request: FastifyRequest, publicOrigin: string | undefined): Language | null {
  const { headers, method, url } = request
  // A page that the browser fetches beforehand was not asked for by anybody.
  if (method !== 'GET' || headers['sec-purpose']) return null
  const source = sameOriginSource(request, publicOrigin)
  const lang = source ? switchedLanguage(source.pathname, url.split('?', 1)[0] ?? '') : null
  return lang === chosenLanguage(headers.cookie) ? null : lang
}
