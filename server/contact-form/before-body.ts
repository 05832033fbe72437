import type { FastifyRequest } from 'fastify'
import type { AntiForgery } from '#server/plugins/anti-forgery.ts'
import { problem } from '#server/plugins/problems.ts'
import { largestTexts } from './read-form.ts'

type Gate = { antiForgery: AntiForgery; largestBody: number }

/** The token may be in the body, so it is checked only then: whoever lacks one sees the form again. */
export function createGate({ antiForgery, largestBody }: Gate) {
  return async (request: FastifyRequest) => {
    if (!antiForgery.isFromOurPage(request)) throw problem(403)
    const sent = request.headers['content-length']
    if (sent === undefined) throw problem(411)
    if (Number(sent) > largestBody) throw problem(413)
  }
}

/** Drains a rejected body: closing the connection early loses the response, and a proxy would answer 502. */
export async function drainBody({ raw }: FastifyRequest) {
  raw.unpipe()
  raw.resume()
}

/** Forms with attachments in memory at once, 15 MB each by default. */
const mostUploads = 8

export function createUploadSlots(countRefusal: (limit: string) => void) {
  let taken = 0
  return async <Result>(request: FastifyRequest, read: () => Promise<Result>): Promise<Result> => {
    if (Number(request.headers['content-length']) <= largestTexts) return read()
    if (taken >= mostUploads) {
      countRefusal('uploads at once')
      throw problem(503, { 'retry-after': '10' })
    }
    taken++
    try {
      return await read()
    } finally {
      taken--
    }
  }
}
