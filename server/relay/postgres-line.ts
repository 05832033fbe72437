import { Client, DatabaseError } from 'pg'
import type { Line } from './line.ts'

const channel = 'vetrina_rooms'

/** Where so many texts wait the next is lost: the database is too slow to be waited for. */
const mostTexts = 500

/** Milliseconds between two attempts to have the line again; doubled at each, up to the last. */
const pauses = { first: 500, last: 10_000 }

/**
 * LISTEN and NOTIFY of PostgreSQL, on one connection of its own: texts of at most 8,000 bytes that no table sees. Takes
 * a lost connection up again. A pooler in its way must pool by session, not by transaction.
 */
export function openPostgresLine(connectionString: string): Line {
  let client: Client | undefined
  let onText = (_text: string) => {}
  let onUp = () => {}
  let pause = pauses.first
  let texts: string[] = []
  let isSending = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function connect() {
    const next = new Client({
      connectionString,
      application_name: 'vetrina rooms',
      connectionTimeoutMillis: 5_000,
      query_timeout: 8_000,
      keepAlive: true,
    })
    // A connection that breaks says so once by `end`; without a listener its error would end the process.
    next.on('error', () => {})
    next.once('end', () => lost(next))
    next.on('notification', ({ payload = '' }) => onText(payload))
    try {
      await next.connect()
      await next.query(`LISTEN ${channel}`)
    } catch {
      return again(next)
    }
    if (isStopped) return next.end()
    client = next
    pause = pauses.first
    onUp()
  }

  function lost(one: Client) {
    if (client === one) again(one)
  }

  function again(one: Client) {
    client = undefined
    texts = []
    one.end().catch(() => {})
    if (isStopped) return
    timer = setTimeout(connect, pause)
    timer.unref()
    pause = Math.min(2 * pause, pauses.last)
  }

  /** One query at a time; what has come meanwhile goes with the next. */
  async function sendAll(one: Client) {
    while (texts.length > 0 && client === one) {
      const parameters = [channel, texts.splice(0)]
      await one
        .query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', parameters)
        .catch((error) => {
          // No answer in time is no connection; what the server itself refuses leaves the line as it is.
          if (!(error instanceof DatabaseError)) lost(one)
        })
    }
    isSending = false
  }

  return {
    send: (text) => {
      if (!client || texts.length >= mostTexts) return
      texts.push(text)
      if (isSending) return
      isSending = true
      sendAll(client)
    },
    listen: (heard, up) => {
      onText = heard
      onUp = up
      connect()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
