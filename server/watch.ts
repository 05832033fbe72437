import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { StoreFigures } from './contact-store/store-figures.ts'
import type { LimitLog } from './plugins/limit-log.ts'

/** One figure in OpenMetrics; a counter's name ends in `_total`. Labels hold nothing of a visitor. */
type Figure = { name: string; help: string; values: readonly Value[] }
type Value = { value: number; labels?: Readonly<Record<string, string>> }

export type Watch = ReturnType<typeof createWatch>
type Uploads = { uploads: number; bytes: number; most: number }

type Rooms = { rooms: number; devices: number; messages: number; bytes: number }

type WatchDeps = { limitLog: LimitLog; storeFigures?: (() => Promise<StoreFigures>) | undefined }

/** Counts what happens, and writes it down for whoever watches the site. */
export function createWatch({ limitLog, storeFigures }: WatchDeps) {
  const answers = new Map<string, number>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let uploads: () => Uploads = () => ({ uploads: 0, bytes: 0, most: 0 })
  let stored = 0
  let connections = () => 0
  let rooms: () => Rooms = () => ({ rooms: 0, devices: 0, messages: 0, bytes: 0 })

  return {
    countAnswer: (url: string, status: number) => {
      const key = `${url.startsWith('/api/') ? 'interface' : 'site'} ${Math.floor(status / 100)}xx`
      answers.set(key, (answers.get(key) ?? 0) + 1)
    },
    countStored: () => {
      stored++
    },
    watchUploads: (state: () => Uploads) => {
      uploads = state
    },
    watchConnections: (count: () => number) => {
      connections = count
    },
    watchRooms: (state: () => Rooms) => {
      rooms = state
    },
    stop: () => delay.disable(),
    /** All figures as OpenMetrics text. */
    report: async (): Promise<string> => {
      const figures = [...ofProcess(), ...(await ofStore())]
      return [...figures.flatMap(lines), '# EOF', ''].join('\n')
    },
  }

  function ofProcess(): Figure[] {
    const { uploads: underWay, bytes, most } = uploads()
    const { heapUsed, rss } = memory()
    const inSeconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)
    const quantiles: Value[] = [0.5, 0.99, 1].map((part) => ({
      value: inSeconds(delay.percentile(part * 100)),
      labels: { quantile: String(part) },
    }))
    delay.reset()
    const refusals = [...limitLog.refusals()].map(([limit, value]) => ({ value, labels: { limit } }))
    const closed = [...limitLog.refusals().keys()].map((limit) => ({
      value: limitLog.isClosed(limit) ? 1 : 0,
      labels: { limit },
    }))
    return [
      { name: 'site_answers_total', help: 'Answers by part and class.', values: answerValues() },
      { name: 'site_limit_refusals_total', help: 'Refusals by limit.', values: refusals },
      { name: 'site_limit_closed', help: '1 while a limit refuses.', values: closed },
      single('site_connections', 'Open connections.', connections()),
      single('site_uploads', 'Uploads under way.', underWay),
      single('site_upload_bytes', 'Bytes that uploads hold.', bytes),
      single('site_upload_bytes_limit', 'Bytes that they may hold.', most),
      single('site_requests_stored_total', 'Requests stored since the start.', stored),
      ...ofRooms(),
      { name: 'site_loop_delay_seconds', help: 'Delay since it was asked last.', values: quantiles },
      ...(heapUsed === undefined
        ? []
        : [single('site_heap_bytes', 'Memory in use by the program.', heapUsed)]),
      ...(rss === undefined ? [] : [single('site_memory_bytes', 'Memory of the process.', rss)]),
      single('site_uptime_seconds', 'Since the start.', Math.round(process.uptime())),
    ]
  }

  function ofRooms(): Figure[] {
    const { rooms: open, devices, messages, bytes } = rooms()
    return [
      single('site_rooms', 'Rooms between devices.', open),
      single('site_room_devices', 'Devices in them.', devices),
      single('site_room_messages_total', 'Messages between them.', messages),
      single('site_room_bytes', 'Bytes that they hold.', bytes),
    ]
  }

  function answerValues(): Value[] {
    return [...answers].map(([key, value]) => {
      const [part = '', status = ''] = key.split(' ')
      return { value, labels: { part, class: status } }
    })
  }

  async function ofStore(): Promise<Figure[]> {
    if (!storeFigures) return []
    const up = (value: number) => single('site_store_up', '1 while the store answers.', value)
    try {
      const found = await storeFigures()
      return [
        up(1),
        ...(found.freeBytes === null ? [] : [single('site_free_bytes', 'Free disk.', found.freeBytes)]),
        single('site_mails_waiting', 'Mails that wait.', found.waitingMails),
        single('site_mails_failed', 'Mails that were given up.', found.failedMails),
        single('site_oldest_mail_seconds', 'How long the oldest has waited.', found.oldestMailSeconds),
        single('site_purged_requests_total', 'Requests erased by age.', found.purgedRequests),
        single('site_purges_total', 'Sweeps of the retention.', found.purges),
        single('site_refused_purges_total', 'Sweeps that seemed wrong.', found.refusedPurges),
      ]
    } catch {
      return [up(0)]
    }
  }
}

function single(name: string, help: string, value: number): Figure {
  return { name, help, values: [{ value }] }
}

/** To ask for memory takes a descriptor; without one the rest is told all the same. */
function memory(): Partial<NodeJS.MemoryUsage> {
  try {
    return process.memoryUsage()
  } catch {
    return {}
  }
}

/** A family of OpenMetrics: its type and help under the name without `_total`. */
function lines({ name, help, values }: Figure): string[] {
  const family = name.replace(/_total$/, '')
  const samples = values.map(({ value, labels = {} }) => {
    const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`)
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
  })
  const type = family === name ? 'gauge' : 'counter'
  return [`# TYPE ${family} ${type}`, `# HELP ${family} ${help}`, ...samples]
}

function escaped(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')
}
