import type { FastifyRequest } from 'fastify'
import { createRecentCounts } from '#server/http/recent-counts.ts'
import { visitorNetwork } from '#server/http/visitor-network.ts'
import type { LimitLog } from '#server/plugins/limit-log.ts'
import { problem } from '#server/plugins/problems.ts'
import type { ContactLimits } from '#shared/contact-request.ts'
import { createByteBudget, type Upload } from './byte-budget.ts'
import type { Limiters } from './rate-limits.ts'

/** Memory that is let go is not free until it is collected: so much of it may come into being in so long. */
const stretch = 10_000

/**
 * Where uploads are read: what they hold is bounded, and how many are under way, and what is read of networks that have
 * several. The quarter that is kept for quiet networks takes one form as large as allowed.
 */
export function createUploadSlots(
  { files, megabytes }: ContactLimits,
  { isQuiet }: Pick<Limiters, 'isQuiet'>,
  limitLog: LimitLog,
) {
  const largest = files * megabytes * 1_000_000
  const bytes = Math.max(60_000_000, 4.2 * largest)
  const budget = createByteBudget({ bytes, uploads: 64, uploadsEach: 8 })
  const read = createRecentCounts(stretch)
  const mostRead = Math.max(45_000_000, 3 * largest)

  const refuse = (limit: string) => {
    limitLog.refused(limit, stretch)
    return problem(503, { 'retry-after': '10' })
  }

  return {
    /** @throws problem 503, before anything of the body was read. */
    open: (request: FastifyRequest): Upload => {
      const upload = budget.open({
        who: visitorNetwork(request.ip),
        isQuiet: isQuiet(request),
        onEvicted: () => request.raw.destroy(),
      })
      if (!upload) throw refuse('uploads: at once')
      if (upload.isQuiet()) return upload
      const length = Number(request.headers['content-length'])
      if (read.add('many', length).count <= mostRead) return upload
      read.add('many', -length)
      upload.close()
      throw refuse('uploads: bytes of networks with several')
    },
    state: budget.state,
  }
}
