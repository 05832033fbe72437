import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  type OpenMetricsContentType,
  openMetricsContentType,
  Registry,
} from 'prom-client'
import type { StoreFigures } from './contact-store/store-figures.ts'
import { createLimitLog } from './plugins/fault-log.ts'
import type { Rooms } from './relay/rooms.ts'

export type Metrics = ReturnType<typeof createMetrics>

type Deps = {
  log: Parameters<typeof createLimitLog>[0]
  storeFigures?: (() => Promise<StoreFigures>) | undefined
}

export function createMetrics({ log, storeFigures }: Deps) {
  const register = new Registry<OpenMetricsContentType>()
  register.setContentType(openMetricsContentType)
  const registers = [register]
  const answers = new Counter({
    name: 'site_answers_total',
    help: 'Answers by part and class.',
    labelNames: ['part', 'class'],
    registers,
  })
  const refusals = new Counter({
    name: 'site_limit_refusals_total',
    help: 'Refusals by limit.',
    labelNames: ['limit'],
    registers,
  })
  const stored = new Counter({
    name: 'site_requests_stored_total',
    help: 'Requests stored since the start.',
    registers,
  })
  const logLimit = createLimitLog(log)
  let store: StoreFigures | undefined
  addStoreMetrics(registers, () => store)
  new Gauge({
    name: 'site_store_up',
    help: '1 while the store answers.',
    registers,
    collect() {
      this.set(store ? 1 : 0)
    },
  })

  return {
    contentType: register.contentType,
    countStored: () => stored.inc(),
    countRefusal: (limit: string) => {
      refusals.inc({ limit })
      logLimit(limit)
    },
    watchRooms: (figures: Rooms['figures']) => addRoomMetrics(registers, figures),
    /** Call after all handlers are added. */
    watchServer: ({ server }: FastifyInstance) => {
      collectDefaultMetrics({ register })
      server.on('request', ({ url = '' }: IncomingMessage, response: ServerResponse) => {
        const part = url.startsWith('/api/') ? 'interface' : 'site'
        response.once('close', () =>
          answers.inc({ part, class: `${Math.floor(response.statusCode / 100)}xx` }),
        )
      })
    },
    report: async (): Promise<string> => {
      store = await storeFigures?.().catch(() => undefined)
      return register.metrics()
    },
  }
}

type Registers = Registry<OpenMetricsContentType>[]

function addStoreMetrics(registers: Registers, store: () => StoreFigures | undefined) {
  const add = createAdder(registers)
  add('site_free_bytes', 'Free disk.', () => store()?.freeBytes)
  add('site_mails_waiting', 'Mails that wait.', () => store()?.waitingMails)
  add('site_mails_failed', 'Mails that were given up.', () => store()?.failedMails)
  add('site_oldest_mail_seconds', 'How long the oldest has waited.', () => store()?.oldestMailSeconds)
  add('site_purged_requests_total', 'Requests erased by age.', () => store()?.purgedRequests)
  add('site_purges_total', 'Sweeps of the retention.', () => store()?.purges)
  add('site_refused_purges_total', 'Sweeps that seemed wrong.', () => store()?.refusedPurges)
}

function addRoomMetrics(registers: Registers, figures: Rooms['figures']) {
  const add = createAdder(registers)
  add('site_rooms', 'Rooms between devices.', () => figures().rooms)
  add('site_room_devices', 'Devices in them.', () => figures().devices)
  add('site_room_messages_total', 'Messages between them.', () => figures().messages)
  add('site_room_bytes', 'Bytes that they hold.', () => figures().bytes)
}

/** Gauges and counters read on request; null omits them. */
function createAdder(registers: Registers) {
  return (name: string, help: string, read: () => number | null | undefined) => {
    if (name.endsWith('_total'))
      return new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(read() ?? 0)
        },
      })
    return new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read()
        if (value == null) this.remove()
        else this.set(value)
      },
    })
  }
}
