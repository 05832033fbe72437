import type { FastifyRequest } from 'fastify'

/** Whether the request came through a proxy that `TRUST_PROXY` names. */
export function isBehindProxy({ ips }: FastifyRequest): boolean {
  return (ips?.length ?? 0) > 1
}
