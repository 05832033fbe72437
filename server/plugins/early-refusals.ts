import type { FastifyInstance } from 'fastify'
import { isBehindProxy } from '#server/http/behind-proxy.ts'

/**
 * A refusal before the body is read closes the connection, so that nobody sends 30 MB for nothing. A proxy that we trust
 * has the whole body already and sends it in a moment: cut off meanwhile, it tells the visitor 502 instead of our answer.
 * From it the rest is read and thrown away, as Node does by itself on a connection that stays.
 */
export function addEarlyRefusals(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    if (isBehindProxy(request) && reply.getHeader('connection') === 'close') reply.removeHeader('connection')
  })
}
