import { constants, monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import type { LimitLog } from './limit-log.ts'
import { isApi, problem, requestPath } from './problems.ts'

type Bounds = { sampleMs: number; delayMs: number; liveHeap: number }

const shipped: Bounds = { sampleMs: 1_000, delayMs: 1_000, liveHeap: 0.75 }
const resolution = 10

/**
 * Refuses work with 503 and Retry-After while the process cannot keep up. Pages and their files stand in memory and are
 * given all the same: to refuse one costs as much as to send it, and leaves a page without its pictures. Memory counts
 * as it is after a full collection, as a part of what the heap may have: garbage says nothing, and asking the system
 * for it takes a descriptor.
 */
export function addPressureValve(app: FastifyInstance, limitLog: LimitLog, own: Partial<Bounds> = {}) {
  const { sampleMs, delayMs, liveHeap } = { ...shipped, ...own }
  const histogram = monitorEventLoopDelay({ resolution })
  let delay = 0
  let live = 0
  const sample = setInterval(() => {
    delay = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - resolution) : 0
    histogram.reset()
    // What is in use now may be less than after the last collection, and nothing else would tell.
    live = Math.min(live, heapPart())
  }, sampleMs)
  const collections = new PerformanceObserver((list) => {
    if (list.getEntries().some(isFull)) live = heapPart()
  })

  app.addHook('onReady', async () => {
    histogram.enable()
    sample.unref()
    collections.observe({ entryTypes: ['gc'] })
  })
  app.addHook('onClose', async () => {
    clearInterval(sample)
    histogram.disable()
    collections.disconnect()
  })
  app.addHook('onRequest', async (request) => {
    if (delay <= delayMs && live <= liveHeap) return
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && !isApi(requestPath(request))) return
    limitLog.refused(delay > delayMs ? 'work: the process lags' : 'work: the memory is full', 2 * sampleMs)
    throw problem(503, { 'retry-after': '10' })
  })
}

function isFull(entry: PerformanceEntry): boolean {
  const kind = 'detail' in entry && entry.detail && typeof entry.detail === 'object' ? entry.detail : {}
  return 'kind' in kind && kind.kind === constants.NODE_PERFORMANCE_GC_MAJOR
}

/** From 0 to 1. */
function heapPart(): number {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics()
  return used / most
}
