import { type IncomingMessage, METHODS, ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { securityHeaders } from './security-headers.ts'

type ParserError = Error & { code?: string; rawPacket?: unknown }

/** How long what a refused client still sends is read and thrown away, so that it can read its answer first. */
const lingerMs = 500

/** Answers what never becomes a request, and the two kinds that Node would answer on its own without our headers. */
export function addClientErrors(app: FastifyInstance, isSecureOrigin: boolean) {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...securityHeaders(isSecureOrigin), connection: 'close' }).end()
  })
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    refuse(socket, 405, isSecureOrigin)
  })
}

export function onClientError(error: ParserError, socket: Socket, isSecureOrigin: boolean) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const answer = () => refuse(socket, clientErrorStatus(error), isSecureOrigin)
  const before = answerUnderWay(socket)
  if (!before) answer()
  else if (before.req.complete) before.once('finish', answer)
  // The rest of its body will never come, and its answer waits for that.
  else if (before.headersSent) socket.destroy()
  else answer()
}

/** Writes a whole short answer to a bare connection and closes it. */
export function refuse(socket: Duplex, status: number, isSecureOrigin: boolean) {
  const body = `${status} ${STATUS_CODES[status]}\n`
  const headers = {
    ...securityHeaders(isSecureOrigin),
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.on('error', () => socket.destroy())
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** The answer to an earlier request of the same connection, which must not be cut in two; Node keeps it there. */
function answerUnderWay(socket: Socket): ServerResponse | undefined {
  const message = '_httpMessage' in socket ? socket._httpMessage : undefined
  return message instanceof ServerResponse ? message : undefined
}

function clientErrorStatus({ code, rawPacket }: ParserError): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_INVALID_METHOD' && isUnknownMethod(rawPacket) ? 405 : 400
}

/** A well-formed request line whose method Node does not know, as against what is no HTTP at all. */
function isUnknownMethod(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet)) return false
  const [, method] = /^([\w!#$%&'*+.^`|~-]+) \S+ HTTP\/1\.[01]\r?\n/.exec(packet.toString('latin1')) ?? []
  return method !== undefined && !METHODS.includes(method)
}
