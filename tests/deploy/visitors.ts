import { Agent, request } from 'node:https'
import { buildOf, scriptOf } from '#server/fixtures/named-build.ts'
import { createUuid } from '#shared/uuid.ts'
import { requestForm } from '#tests/helpers/request-form.ts'

type Sent = { method?: string; headers?: Record<string, string>; body?: Buffer }
type Answer = { status: number; text: string; cookies: readonly string[] }

export function visitorsOf(port: number) {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 32,
    rejectUnauthorized: false,
    servername: 'www.example.it',
  })
  let isStopped = false

  function ask(
    visitor: number,
    path: string,
    { method = 'GET', headers = {}, body }: Sent = {},
  ): Promise<Answer> {
    const all = { host: 'www.example.it', 'x-visitor': `203.0.113.${visitor}`, ...headers }
    return new Promise((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', port, path, method }
      const sent = request({
        ...options,
        headers: { ...all, ...(body && { 'content-length': body.length }) },
      })
      sent.once('error', reject).once('response', async (answer) => {
        const cookies = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '')
        const text = (
          await answer
            .setEncoding('utf8')
            .toArray()
            .catch(() => [])
        ).join('')
        resolve({ status: answer.complete ? (answer.statusCode ?? 0) : 0, text, cookies })
      })
      sent.end(body)
    })
  }

  return {
    ask,
    stop: () => {
      isStopped = true
    },
    close: () => agent.destroy(),

    read: async (visitor: number, seen: Set<string | undefined>) => {
      const faults: string[] = []
      while (!isStopped) {
        const page = await ask(visitor, '/it')
        const name = buildOf(page.text)
        const script = await ask(visitor, scriptOf(`${name}`))
        seen.add(name)
        if (page.status !== 200 || script.status !== 200)
          faults.push(`${name}: ${page.status}, ${script.status}`)
      }
      return faults
    },

    /** Resolves to a function that sends the form; call it after the minimum filling time. */
    openForm: async (visitor: number) => {
      const session = await ask(visitor, '/api/session')
      const { started }: { started: string } = JSON.parse(session.text)
      const cookie = session.cookies.join('; ')
      const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
      return async (): Promise<{ id: string; status: number }> => {
        const id = createUuid()
        const encoded = new Response(requestForm({ id, started, message: `Richiesta ${id}` }))
        const { status } = await ask(visitor, '/api/contact', {
          method: 'POST',
          headers: {
            cookie,
            origin: 'https://www.example.it',
            accept: 'application/json',
            'x-xsrf-token': token,
            'content-type': encoded.headers.get('content-type') ?? '',
          },
          body: Buffer.from(await encoded.arrayBuffer()),
        })
        return { id, status }
      }
    },
  }
}
