import { connect, type Socket } from 'node:net'
import { requestForm } from '#tests/helpers/request-form.ts'

/** A bare connection to the server that remembers the first line that came back. */
export type Attacker = { socket: Socket; status: () => number | undefined; isOpen: () => boolean }

export function attack(port: number, address = '127.0.0.1'): Attacker {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address })
  let status: number | undefined
  let isOpen = true
  socket.on('data', (chunk) => {
    status ??= Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1])
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isOpen = false
  })
  return { socket, status: () => status, isOpen: () => isOpen }
}

const boundary = 'siege'

type Head = { port: number; network: string; length: number; cookie?: string; token?: string }

/** The head of a form that comes from a network. */
export function formHead({ port, network, length, cookie = '', token = '' }: Head): string {
  const host = `127.0.0.1:${port}`
  return [
    'POST /api/contact HTTP/1.1',
    `Host: ${host}`,
    `Origin: http://${host}`,
    `X-Forwarded-For: ${network}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(token ? [`X-XSRF-TOKEN: ${token}`] : []),
    'Accept: application/json',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n')
}

/** One part of a multipart body, and its end. */
export function field(name: string, value: string, filename?: string): string {
  const file = filename === undefined ? '' : `; filename="${filename}"`
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
}
export const bodyEnd = `--${boundary}--\r\n`

/** A visitor's cookies and token, as a browser would have them. */
export async function openSession(url: string, network: string) {
  const answer = await fetch(`${url}/api/session`, { headers: { 'x-forwarded-for': network } })
  const { started }: { started: string } = JSON.parse(await answer.text())
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { cookie: cookies.join('; '), token, started }
}

export type Session = Awaited<ReturnType<typeof openSession>>

/** A genuine request with an attachment of so many bytes; gives the status. */
export async function sendForm(url: string, network: string, session: Session, bytes = 0): Promise<number> {
  const form = requestForm({ started: session.started, message: 'Un preventivo.' })
  if (bytes > 0) form.append('files', new Blob(['a'.repeat(bytes)]), 'allegato.txt')
  const { cookie, token } = session
  const headers = { cookie, origin: url, accept: 'application/json', 'x-xsrf-token': token }
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(30_000),
    headers: { ...headers, 'x-forwarded-for': network },
  }).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => {})
  return answer?.status ?? 0
}
