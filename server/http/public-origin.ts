import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isThisMachine } from '#shared/this-machine.ts'

/** The address that visitors use, by the build; undefined where its owner has named none yet. */
export function namedOrigin(builtFor: string): string | undefined {
  const url = URL.parse(builtFor)
  return url && !isThisMachine(url.href) ? url.origin : undefined
}

/** Pages, feeds and codes name the address that they were built for; where the environment names another, one is wrong. */
export function originFault(builtFor: string, publicOrigin: string | undefined): string | undefined {
  if (!publicOrigin || URL.parse(builtFor)?.origin === publicOrigin) return undefined
  return `The build is for ${builtFor}, but PUBLIC_ORIGIN is ${publicOrigin}: search engines and feeds would be told the wrong address. Build with that, or leave PUBLIC_ORIGIN out here.`
}

/** Whether a host, without its port, names the machine and not the site: health checks and owners at home use these. */
export function isMachineName(name: string): boolean {
  return name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

/** Whether the visitor is on https: as every visitor of a site of https is, but not who asks the machine itself. */
export function isSecureVisit({ protocol, hostname }: FastifyRequest, isSecureOrigin: boolean): boolean {
  return protocol === 'https' || (isSecureOrigin && !isMachineName(hostname))
}
