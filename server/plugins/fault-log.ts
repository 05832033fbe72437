import type { FastifyBaseLogger } from 'fastify'

const minute = 60_000

/** Logs a fault, then for a minute only how often it recurred: a flood must not fill the disk. */
export function createFaultLog(log: Pick<FastifyBaseLogger, 'error'>) {
  const tellOnce = createRepeatFilter()
  return (error: unknown) => {
    const fault = nameOf(error)
    tellOnce(fault, {
      first: () => log.error(error),
      repeated: (count) => log.error({ fault, count }, 'The same fault came again.'),
    })
  }
}

export function createLimitLog(log: Pick<FastifyBaseLogger, 'warn'>) {
  const tellOnce = createRepeatFilter()
  return (limit: string) =>
    tellOnce(limit, {
      first: () => log.warn({ limit }, `The limit '${limit}' refuses.`),
      repeated: (count) => log.warn({ limit, count }, `The limit '${limit}' refused again.`),
    })
}

type Telling = { first: () => void; repeated: (count: number) => void }

function createRepeatFilter() {
  const repeats = new Map<string, number>()
  return (name: string, { first, repeated }: Telling) => {
    const before = repeats.get(name)
    repeats.set(name, (before ?? -1) + 1)
    if (before !== undefined) return
    first()
    const timer = setTimeout(() => {
      const count = repeats.get(name) ?? 0
      repeats.delete(name)
      if (count > 0) repeated(count)
    }, minute)
    timer.unref()
  }
}

/** The stack frame instead of the message, which may repeat a visitor's input. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const [, frame = ''] = /\n\s+at ([^\n]+)/.exec(error.stack ?? '') ?? []
  return [error.name, frame.replace(/^.*\/(server|node_modules)\//, '$1/')].join(' ')
}
