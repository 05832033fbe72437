import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBehindProxy } from '#server/http/behind-proxy.ts'
import type { AntiForgery } from '#server/plugins/anti-forgery.ts'
import { problem } from '#server/plugins/problems.ts'
import type { SigningKeys } from '#server/plugins/signing-keys.ts'
import type { Limiters } from './rate-limits.ts'
import { largestTexts } from './read-form.ts'

type Gate = { antiForgery: AntiForgery; keys: SigningKeys; limiters: Limiters; largestBody: number }

/**
 * What can be decided before a body is read. Attachments are read only of those who have a cookie and a token of ours;
 * without them the texts alone are, so that the form can come back with what was typed.
 */
export function createGate({ antiForgery, keys, limiters, largestBody }: Gate) {
  return async (request: FastifyRequest) => {
    if (!antiForgery.isFromOurPage(request)) throw problem(403)
    const wait = limiters.tried(request)
    if (wait) throw problem(429, { 'retry-after': String(wait) })
    const sent = request.headers['content-length']
    if (sent === undefined) throw problem(411, { connection: 'close' })
    const length = Number(sent)
    if (length > largestBody) throw problem(413, { connection: 'close' })
    if (length <= largestTexts) return
    await keys.load()
    if (!keys.hasShared()) throw problem(503, { 'retry-after': '60' })
    if (!antiForgery.isKnown(request)) throw problem(403)
  }
}

/** How much longer what is left of a refused body is read and thrown away, so that its sender can read the answer. */
const lingerMs = 2_000
/** A proxy sends as fast as we read, and many at once are read slowly; below the least pace it is cut as anybody. */
const proxyLingerMs = 30_000

/**
 * A connection that is cut while its client still sends loses the answer on its way, above all behind a proxy. Networks
 * that try again and again are cut nevertheless: what they send would cost memory, if only until it is collected.
 */
export function createFarewell({ isQuiet }: Pick<Limiters, 'isQuiet'>) {
  return {
    onSend: async (request: FastifyRequest, reply: FastifyReply) => {
      // A proxy of ours has the whole body already and sends it in a moment.
      if (request.raw.complete || isBehindProxy(request)) return
      if (!isQuiet(request)) reply.header('connection', 'close')
    },
    onResponse: async (request: FastifyRequest) => {
      const { raw } = request
      if (raw.complete) return
      raw.unpipe()
      raw.resume()
      const timer = setTimeout(() => raw.destroy(), isBehindProxy(request) ? proxyLingerMs : lingerMs)
      timer.unref()
      raw.once('end', () => clearTimeout(timer))
    },
  }
}
