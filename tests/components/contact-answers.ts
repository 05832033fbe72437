import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Plugin } from 'vitest/config'

type Answer = { status: number; body?: unknown }
type Sent = { headers: IncomingMessage['headers']; body: string }

/**
 * A server for the contact requests of views. A test sets its answers by POST to `/api/answers`, in that order and 200
 * after them; GET gives all that it was sent.
 */
export function contactAnswers(): Plugin {
  let answers: Answer[] = []
  let sent: Sent[] = []
  const json = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  return {
    name: 'contact-answers',
    configureServer({ middlewares }) {
      middlewares.use('/api/answers', async (request: IncomingMessage, response: ServerResponse) => {
        if (request.method === 'GET') return json(response, 200, sent)
        answers = JSON.parse(await text(request))
        sent = []
        json(response, 200, {})
      })
      middlewares.use('/api/session', (_: IncomingMessage, response: ServerResponse) => {
        json(response, 200, { started: '1.FRESH' })
      })
      middlewares.use('/api/contact', async (request: IncomingMessage, response: ServerResponse) => {
        sent.push({ headers: request.headers, body: await text(request) })
        const { status, body = {} } = answers.shift() ?? { status: 200 }
        json(response, status, body)
      })
    },
  }
}
