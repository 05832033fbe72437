import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { visitorNetwork } from '#server/http/visitor-network.ts'
import type { Watch } from '#server/watch.ts'
import type { LimitLog } from './limit-log.ts'

type Told = { limitLog: LimitLog; watch: Watch }

type Bounds = {
  /** Open at once; more are closed as they come. */
  most: number
  /** Of one network; undefined where all visitors come through proxies. */
  mostEach: number | undefined
}

/** What the process itself needs: the store, PostgreSQL, mail, its files. */
const ownDescriptors = 100
/** More than any proxy opens; an idle one costs some ten kilobytes. */
const mostConnections = 4_000
/** Twenty browsers behind one address. One packet of short requests costs four megabytes until its connection is cut. */
const mostOfNetwork = 128

/** Below what the system lets this process open: running out of descriptors is felt in every part of it. */
export function connectionBounds(descriptors: number, isBehindProxies: boolean): Bounds {
  const most = Math.min(mostConnections, Math.max(descriptors - ownDescriptors, Math.ceil(descriptors / 2)))
  return { most, mostEach: isBehindProxies ? undefined : Math.min(mostOfNetwork, Math.ceil(most / 4)) }
}

/** How many files and connections the system lets this process have open. */
export function descriptorLimit(): number {
  // Its types know less than Node; without this it asks for the names of all connections.
  Reflect.set(process.report, 'excludeNetwork', true)
  const report: unknown = process.report.getReport()
  const limits = read(report, 'userLimits')
  const soft = Number(read(read(limits, 'open_files'), 'soft'))
  return Number.isFinite(soft) && soft > 0 ? soft : mostConnections
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

/** While so long nobody was refused, a limit counts as open. */
const quietMs = 5_000

/** Bounds connections, in all and of one network. */
export function addConnectionBounds(
  app: FastifyInstance,
  { most, mostEach = most }: Bounds,
  { limitLog, watch }: Told,
) {
  const each = new Map<string, number>()
  watch.watchConnections(() => each.values().reduce((sum, count) => sum + count, 0))
  app.server.maxConnections = most
  app.server.on('drop', () => limitLog.refused(`connections: ${most} in all`, quietMs))
  app.server.on('connection', (socket: Socket) => {
    const network = visitorNetwork(socket.remoteAddress ?? '')
    const count = (each.get(network) ?? 0) + 1
    each.set(network, count)
    socket.once('close', () => {
      const left = (each.get(network) ?? 1) - 1
      if (left > 0) each.set(network, left)
      else each.delete(network)
    })
    if (count <= mostEach) return
    limitLog.refused(`connections: ${mostEach} of one network`, quietMs)
    socket.destroy()
  })
}

/** Browsers and proxies ask one after the other; no connection of theirs waits for more. */
const mostAnswers = 8

/**
 * Cuts connections that ask on behind an answer that does not end: Node takes in all that one packet brings, thousands of
 * requests, and holds their answers. To be called after everything that answers was added.
 */
export function addPipelineBound(app: FastifyInstance) {
  const counts = new WeakMap<Socket, { answers: number; open: number }>()
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // What else the packet brought by which it was cut: it gets no answer, and nothing is kept for one.
    if (socket.destroyed) return
    const count = counts.get(socket) ?? { answers: 0, open: 0 }
    counts.set(socket, count)
    count.answers++
    response.once('close', () => count.answers--)
    if (!response.writableEnded) {
      count.open++
      response.once('prefinish', () => count.open--)
    }
    if (count.answers > mostAnswers && count.open > 0) socket.destroy()
  })
}

/** How long an answer may stand still on its way to a client; Node asks twice before it closes. */
const standstillMs = 6_500

/** Counts answers, and closes connections whose client stops reading them. To be called after everything that answers was added. */
export function addReadingPace(app: FastifyInstance, watch: Watch) {
  app.server.on('request', ({ socket, url = '' }: IncomingMessage, response: ServerResponse) => {
    if (socket.destroyed) return
    const isOnItsWay = () => {
      watch.countAnswer(url, response.statusCode)
      if (!response.writableFinished) socket.setTimeout(standstillMs)
    }
    if (response.writableEnded) isOnItsWay()
    else response.once('prefinish', isOnItsWay)
  })
}
