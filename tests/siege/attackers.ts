import { connect, type Socket } from 'node:net'
import { requestForm } from '#tests/helpers/request-form.ts'

/** A bare connection to the server. */
export type Attacker = { socket: Socket; isOpen: () => boolean }

export function attack(port: number): Attacker {
  const socket = connect({ port, host: '127.0.0.1' })
  let isOpen = true
  socket.resume()
  socket.on('error', () => {})
  socket.on('close', () => {
    isOpen = false
  })
  return { socket, isOpen: () => isOpen }
}

/** A visitor's cookies and token, as a browser would have them. */
export async function openSession(url: string, network: string) {
  const answer = await fetch(`${url}/api/session`, { headers: { 'x-forwarded-for': network } })
  const { started }: { started: string } = JSON.parse(await answer.text())
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { cookie: cookies.join('; '), token, started }
}

type Session = Awaited<ReturnType<typeof openSession>>

/** A genuine request with an attachment of this size in bytes; gives the status. */
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
