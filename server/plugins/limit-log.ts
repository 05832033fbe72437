import type { FastifyBaseLogger } from 'fastify'

export type LimitLog = ReturnType<typeof createLimitLog>

/**
 * Says once that a limit has closed, and once that it is open again, with how many were refused meanwhile. `name` is
 * the limit's, never that of whom it refused.
 */
export function createLimitLog(log: Pick<FastifyBaseLogger, 'warn'>) {
  const closed = new Map<string, { refused: number; timer: NodeJS.Timeout; until: number }>()
  const refusals = new Map<string, number>()

  function open(name: string) {
    const refused = closed.get(name)?.refused ?? 0
    closed.delete(name)
    log.warn({ limit: name, refused }, `The limit '${name}' is open again.`)
  }

  return {
    refused: (name: string, wait: number) => {
      refusals.set(name, (refusals.get(name) ?? 0) + 1)
      const before = closed.get(name)
      if (!before) log.warn({ limit: name }, `The limit '${name}' has closed: what it counts is refused.`)
      const until = Math.max(before?.until ?? 0, performance.now() + wait)
      clearTimeout(before?.timer)
      const timer = setTimeout(() => open(name), until - performance.now())
      timer.unref()
      closed.set(name, { refused: (before?.refused ?? 0) + 1, timer, until })
    },
    isClosed: (name: string) => closed.has(name),
    /** How often each limit refused since the start. */
    refusals: (): ReadonlyMap<string, number> => refusals,
  }
}
