import type { FastifyRequest } from 'fastify'
import { problem } from '#server/plugins/problems.ts'
import { largestTexts } from './read-form.ts'

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
