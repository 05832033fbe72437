import { randomBytes } from 'node:crypto'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'

/** Devices of each room that read their messages, and that never do; `hoarded` rooms more get one message and are left. */
type Crowd = { port: number; rooms: number; readers: number; deaf: number; hoarded: number }
const { port, rooms, readers, deaf, hoarded }: Crowd = JSON.parse(process.argv[2] ?? '')

/** What they saw since they last told of it. */
export type Told = { arrived: number; late: number; statuses: Record<string, number> }

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const host = '127.0.0.1'
const delays: number[] = []
let statuses: Record<string, number> = {}

const enter = (room: string, network: string) =>
  new Promise<IncomingMessage | undefined>((resolve) => {
    const headers = { 'x-forwarded-for': network }
    get({ host, port, agent: false, path: `/api/rooms/${room}/events`, headers }, (response) => {
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        const events = (rest + text).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          const [, data = ''] = /^data: (\S{20,})$/m.exec(event) ?? []
          const sentAt = Number(Buffer.from(data, 'base64url').toString().slice(0, 13))
          if (sentAt > 0) delays.push(Date.now() - sentAt)
        }
      })
      response.on('error', () => {})
      resolve(response)
    }).on('error', () => resolve(undefined))
  })

const say = (room: string, network: string, body: string) =>
  new Promise<void>((resolve) => {
    const headers = {
      origin: `http://${host}:${port}`,
      'x-forwarded-for': network,
      'content-type': 'application/octet-stream',
      'content-length': body.length,
    }
    request({ host, port, agent, method: 'POST', path: `/api/rooms/${room}`, headers }, (response) => {
      statuses[`${response.statusCode}`] = (statuses[`${response.statusCode}`] ?? 0) + 1
      response.resume().once('end', resolve)
    })
      .on('error', () => resolve())
      .end(body)
  })

const all = Array.from({ length: rooms }, (_, index) => ({
  id: randomBytes(32).toString('base64url'),
  network: `10.2.${index >> 2}.${index & 3}`,
}))
for (const { id, network } of all) {
  for (let count = 0; count < readers; count++) await enter(id, network)
  for (let count = 0; count < deaf; count++) {
    const socket = connect({ host, port }).on('error', () => {})
    socket.pause()
    socket.write(
      `GET /api/rooms/${id}/events HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${network}\r\n\r\n`,
    )
  }
}
for (let index = 0; index < hoarded; index++) {
  const room = randomBytes(32).toString('base64url')
  const network = `10.3.${index >> 6}.${(index >> 4) & 3}`
  const stream = await enter(room, network)
  await say(room, network, 'x'.repeat(4_096))
  stream?.destroy()
}
const tell = () => {
  const sorted = delays.splice(0).sort((a, b) => a - b)
  const told: Told = { arrived: sorted.length, late: sorted[Math.floor(sorted.length * 0.99)] ?? 0, statuses }
  process.send?.(told)
  statuses = {}
}
tell()
process.on('message', tell)
// Each room sends one message of the largest size a second, at staggered moments.
all.forEach(({ id, network }, index) => {
  setTimeout(
    () => setInterval(() => say(id, network, `${Date.now()}`.padEnd(4_096, '.')), 1_010),
    (index * 1_000) / rooms,
  )
})
