import type { FastifyBaseLogger } from 'fastify'

type Log = Pick<FastifyBaseLogger, 'error'>

const stretch = 60_000

/**
 * Logs a fault in one line, and the same fault for a minute no more: then, how often it came again. A flood of faults
 * would fill the disk, and hide the one that matters.
 */
export function createFaultLog(log: Log, within = stretch) {
  const repeats = new Map<string, number>()
  return (error: unknown) => {
    const fault = nameOf(error)
    const before = repeats.get(fault)
    if (before !== undefined) {
      repeats.set(fault, before + 1)
      return
    }
    repeats.set(fault, 0)
    log.error(error)
    const timer = setTimeout(() => {
      const count = repeats.get(fault) ?? 0
      repeats.delete(fault)
      if (count > 0) log.error({ fault, count }, 'The same fault came again.')
    }, within)
    timer.unref()
  }
}

/** Where in the program, and no value in it: a message may repeat what a visitor wrote. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const [, frame = ''] = /\n\s+at ([^\n]+)/.exec(error.stack ?? '') ?? []
  return [error.name, frame.replace(/^.*\/(server|node_modules)\//, '$1/')].join(' ')
}
