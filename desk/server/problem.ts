import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { DeskSay } from '../dictionaries.ts'
import { ChangedMeanwhile } from '../files/change.ts'
import { WrongValue } from '../files/owner-folder.ts'

type Key = Parameters<DeskSay>[0]

const texts: Readonly<Record<number, Key>> = {
  400: 'fault.request',
  401: 'fault.unknown',
  403: 'fault.origin',
  404: 'fault.missing',
  413: 'fault.size',
  429: 'fault.often',
}

/** An error to throw in a route. `text` is for the reader, in place of the one for its status. */
export function problem(statusCode: number, text = '') {
  return Object.assign(new Error(text), { statusCode, text })
}

/**
 * `{message, modelState}` as in the site's error catalogue. Beside it `faults` by field, or `current`: what the file says
 * where somebody else changed it.
 */
export function addProblems(app: FastifyInstance, say: DeskSay) {
  app.setNotFoundHandler(() => {
    throw problem(404)
  })
  app.setErrorHandler((error, request, reply) => {
    const { status, text, ...more } = described(error, say)
    // To the terminal: a stack trace is nothing for the page.
    if (status === 500) console.error(error)
    reply.code(status).header('cache-control', 'no-store')
    // An address that was opened in a browser and is not valid, or no longer.
    if (request.headers['sec-fetch-dest'] === 'document')
      return reply.type('text/plain; charset=utf-8').send(text)
    return reply.send({ message: say('fault.title'), modelState: { '': [text] }, ...more })
  })
}

function described(error: unknown, say: DeskSay) {
  if (error instanceof ChangedMeanwhile) {
    return {
      status: 409,
      text: say(isDeepStrictEqual(error.current, error.change.after) ? 'fault.already' : 'fault.changed'),
      current: error.current ?? null,
    }
  }
  if (error instanceof WrongValue) return { status: 422, text: say('fault.wrong'), faults: error.faults }
  const { statusCode = 500, text = '' } = Object(error)
  const isExpected = Number(statusCode) >= 400 && (Number(statusCode) < 500 || text !== '')
  const status = isExpected ? Number(statusCode) : 500
  return { status, text: text || say(texts[status] ?? (status < 500 ? 'fault.request' : 'fault.server')) }
}
