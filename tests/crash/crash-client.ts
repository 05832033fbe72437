import { createHash } from 'node:crypto'
import { createUuid } from '#shared/uuid.ts'
import { requestForm } from '#tests/helpers/request-form.ts'

export type Acknowledged = { id: string; hashes: string[] }

type Session = { cookie: string; token: string; started: string }

/**
 * A visitor who sends one request after the other, each until it is acknowledged, always under the same identifier:
 * what the form's own queue does. `stop` ends it after the request that is under way.
 */
export function crashClient(url: string, address: string) {
  const acknowledged: Acknowledged[] = []
  let repeats = 0
  let isStopped = false
  const address4 = () => `10.${address}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

  async function openSession(): Promise<Session> {
    const answer = await fetch(`${url}/api/session`)
    const { started }: { started: string } = JSON.parse(await answer.text())
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
    return { cookie: cookies.join('; '), token, started }
  }

  async function run(session: Session) {
    while (!isStopped) await send(session)
  }

  async function send(session: Session) {
    const id = createUuid()
    const files = attachments(id)
    while (!(await isTaken(session, id, files))) await new Promise((resolve) => setTimeout(resolve, 5))
    acknowledged.push({ id, hashes: files.map(sha256) })
  }

  async function isTaken({ cookie, token, started }: Session, id: string, files: readonly Buffer[]) {
    const form = requestForm({ id, started, message: `Richiesta ${id}` })
    for (const [index, content] of files.entries()) {
      form.append('files', new Blob([new Uint8Array(content)]), `allegato-${index}.txt`)
    }
    const headers = {
      cookie,
      origin: url,
      accept: 'application/json',
      'x-xsrf-token': token,
      'x-forwarded-for': address4(),
    }
    let answer: Response
    try {
      answer = await fetch(`${url}/api/contact`, { method: 'POST', body: form, headers })
      await answer.arrayBuffer()
    } catch {
      return false
    }
    if (answer.status === 200) repeats++
    if (answer.status === 503) return false
    if (![200, 201].includes(answer.status)) throw new Error(`A good request was answered ${answer.status}.`)
    return true
  }

  return {
    acknowledged,
    /** Requests acknowledged as repeats: they were stored, but the server was killed before it could respond. */
    repeats: () => repeats,
    openSession,
    run,
    send,
    stop: () => {
      isStopped = true
    },
  }
}

/** None to three files of different sizes, their bytes made from the identifier. */
function attachments(id: string): Buffer[] {
  const seed = Number.parseInt(id.slice(0, 6), 16)
  return Array.from({ length: seed % 4 }, (_, index) => {
    const line = `${id} ${index} ${sha256(Buffer.from(`${id}${index}`))}\n`
    return Buffer.from(line.repeat(1 + ((seed >> (index + 2)) % 800)))
  })
}

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
