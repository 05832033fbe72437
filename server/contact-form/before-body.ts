import type { FastifyRequest } from 'fastify'
import type { AntiForgery } from '#server/plugins/anti-forgery.ts'
import { problem } from '#server/plugins/problems.ts'
import type { SigningKeys } from '#server/plugins/signing-keys.ts'
import { largestTexts } from './read-form.ts'

type Gate = { antiForgery: AntiForgery; keys: SigningKeys; largestBody: number }

/**
 * What can be decided before a body is read. Attachments are read only of those who have a cookie and a token of ours;
 * without them the texts alone are, so that the form can come back with what was typed.
 */
export function createGate({ antiForgery, keys, largestBody }: Gate) {
  return async (request: FastifyRequest) => {
    if (!antiForgery.isFromOurPage(request)) throw problem(403)
    const sent = request.headers['content-length']
    if (sent === undefined) throw problem(411)
    const length = Number(sent)
    if (length > largestBody) throw problem(413)
    if (length <= largestTexts) return
    await keys.load()
    if (!keys.hasShared()) throw problem(503, { 'retry-after': '60' })
    if (!antiForgery.isKnown(request)) throw problem(403)
  }
}

/**
 * Reads what is left of a refused body and throws it away: a connection that is cut meanwhile loses the answer, and a
 * proxy would tell the visitor 502.
 */
export async function drainBody({ raw }: FastifyRequest) {
  if (raw.complete) return
  raw.unpipe()
  raw.resume()
}
