// Attackers of the site behind nginx; each connection comes from an address of 127.0.0.0/8.
import { randomBytes } from 'node:crypto'
import { connect as connectPlain } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'

/** A number of addresses, and the connections of each. */
type Group = { addresses: number; each: number }
type Crowd = { port: number; streams: Group; slow: Group; large: Group }
/** Number of answers by status; `open`: neither answered nor cut. */
type Answers = Record<string, number>
export type Told = { streams: Answers; slow: Answers; large: Answers }

type One = { socket: TLSSocket; status: string; isDone: boolean; opened: Promise<unknown> }

/** In groups: too many handshakes at once would time out. */
async function startAll(
  { addresses, each }: Group,
  network: number,
  start: (address: string, index: number) => One,
): Promise<One[]> {
  const all: One[] = []
  for (let index = 0; index < addresses * each; index++) {
    all.push(start(`127.0.${network}.${1 + (index % addresses)}`, index))
    if (index % 32 === 31) await Promise.all(all.slice(-32).map(({ opened }) => opened))
  }
  return all
}

function begin(port: number, address: string, head: string, onOpen: (one: One) => void): One {
  const socket = connect({
    socket: connectPlain({ port, host: '127.0.0.1', localAddress: address }).on('error', () => {}),
    servername: 'www.example.it',
    rejectUnauthorized: false,
  })
  const opened = new Promise((resolve) => {
    socket.once('secureConnect', resolve).once('close', resolve)
  })
  const one: One = { socket, status: 'open', isDone: false, opened }
  socket.once('secureConnect', () => {
    socket.write(`${head}\r\nHost: 127.0.0.1\r\nOrigin: https://127.0.0.1\r\n\r\n`)
    onOpen(one)
  })
  socket.once('data', (chunk) => {
    one.status = /^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1] ?? 'odd'
    one.isDone = true
  })
  socket.on('error', () => {})
  socket.once('close', () => {
    if (one.status === 'open') one.status = 'cut'
    one.isDone = true
  })
  return one
}

/** Opens a room and listens to it. */
function listen(port: number, address: string): One {
  const room = randomBytes(32).toString('base64url')
  return begin(port, address, `GET /api/rooms/${room}/events HTTP/1.1`, () => {})
}

/** Sends a short body one byte a second. */
function dribble(port: number, address: string): One {
  return begin(port, address, 'POST /it HTTP/1.1\r\nContent-Length: 1000', (one) => {
    const timer = setInterval(() => one.socket.write('a'), 1_000)
    one.socket.once('close', () => clearInterval(timer))
    // A refusal would arrive at once.
    setTimeout(() => {
      one.isDone = true
    }, 3_000)
  })
}

const largest = 32_000_000
const piece = Buffer.alloc(65_536, 'a')

/** Sends 32 MB but for the last byte, and stays. */
function pour(port: number, address: string, path: string): One {
  return begin(port, address, `POST ${path} HTTP/1.1\r\nContent-Length: ${largest}`, (one) => {
    let left = largest - 1
    const send = () => {
      while (left > 0 && !one.isDone && one.socket.writable) {
        const next = piece.subarray(0, Math.min(left, piece.length))
        left -= next.length
        if (!one.socket.write(next)) return
      }
      // A refusal, or the end of the connection, would arrive soon, on a busy machine too.
      if (left === 0) setTimeout(() => (one.isDone = true), 3_000)
    }
    one.socket.on('drain', send)
    send()
  })
}

/** Settled when streams are answered and bodies are sent as far as they get. */
const { port, streams, slow, large }: Crowd = JSON.parse(process.argv[2] ?? '')
const groups = {
  streams: await startAll(streams, 11, (address) => listen(port, address)),
  slow: await startAll(slow, 12, (address) => dribble(port, address)),
  large: await startAll(large, 13, (address, index) =>
    pour(port, address, index % 2 ? '/api/contact' : '/it'),
  ),
}
const all = Object.values(groups).flat()
while (all.some(({ isDone }) => !isDone)) await new Promise((resolve) => setTimeout(resolve, 100))
const answersOf = (ones: One[]): Answers => {
  const answers: Answers = {}
  for (const { status } of ones) answers[status] = (answers[status] ?? 0) + 1
  return answers
}
const told: Told = {
  streams: answersOf(groups.streams),
  slow: answersOf(groups.slow),
  large: answersOf(groups.large),
}
process.send?.(told)
