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
import type { ContactStore } from './contact-store/contact-store.ts'
import type { Upkeep } from './contact-store/upkeep.ts'
import { createLimitLog } from './plugins/fault-log.ts'
import type { Rooms } from './relay/rooms.ts'

/** Purges are counted since this process started. No personal data. */
const storeHelp = {
  site_free_bytes: 'Free disk.',
  site_mails_waiting: 'Mails that wait.',
  site_oldest_mail_seconds: 'How long the oldest has waited.',
  site_purged_requests_total: 'Requests erased by age.',
  site_purges_total: 'Sweeps of the retention.',
  site_refused_purges_total: 'Sweeps that seemed wrong.',
}

export type StoreFigures = Readonly<Record<string, number | null>>

export async function storeFigures(store: ContactStore, upkeep: Upkeep): Promise<StoreFigures> {
  const [{ waiting, oldest }, freeBytes] = await Promise.all([store.outboxState(), store.freeBytes()])
  const { requests, sweeps, refused } = upkeep.purged()
  return {
    site_free_bytes: freeBytes,
    site_mails_waiting: waiting,
    site_oldest_mail_seconds: oldest ? Math.max(0, Math.round((Date.now() - oldest.getTime()) / 1_000)) : 0,
    site_purged_requests_total: requests,
    site_purges_total: sweeps,
    site_refused_purges_total: refused,
  }
}

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
  const add = createAdder(registers)
  for (const [name, help] of Object.entries(storeHelp)) add(name, help, () => store?.[name])
  add('site_store_up', '1 while the store answers.', () => (store ? 1 : 0))

  return {
    contentType: register.contentType,
    countStored: () => stored.inc(),
    countRefusal: (limit: string) => {
      refusals.inc({ limit })
      logLimit(limit)
    },
    watchRooms: (figures: Rooms['figures']) => {
      add('site_rooms', 'Rooms between devices.', () => figures().rooms)
      add('site_room_devices', 'Devices in them.', () => figures().devices)
      add('site_room_messages_total', 'Messages between them.', () => figures().messages)
      add('site_room_bytes', 'Bytes that they hold.', () => figures().bytes)
    },
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

/** Gauges and counters read on request; null omits them. */
function createAdder(registers: Registry<OpenMetricsContentType>[]) {
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
