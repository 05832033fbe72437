import fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { createMetrics, type StoreFigures } from './metrics.ts'
import { addDirectAnswers } from './plugins/direct-answers.ts'
import { createFaultLog } from './plugins/fault-log.ts'
import { addHostCheck, addProxyHint } from './plugins/hosts.ts'
import { addLanguageChoice } from './plugins/keep-language.ts'
import { addConnectionLimits, connectionLimits } from './plugins/limits.ts'
import { addProblems, createSendProblem } from './plugins/problems.ts'
import { addSecurityHeaders, securityHeaders } from './plugins/security-headers.ts'
import { siteRoutes } from './routes/built-files.ts'
import { type ContactDeps, contactRoutes } from './routes/contact.ts'
import { healthRoute, type StoreHealth } from './routes/health.ts'
import { metricsRoute } from './routes/metrics.ts'
import { type RelayDeps, roomRoutes } from './routes/rooms.ts'
import type { Site } from './site/site.ts'

export type AppDeps = {
  site: Site
  /** Without trailing slash; undefined: trust the Host header. */
  publicOrigin?: string | undefined
  formOrigins?: readonly string[]
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies?: readonly string[]
  store?: StoreHealth
  /** Without it the contact page is static and accepts no requests. */
  contact?: ContactDeps
  relay?: RelayDeps
  figures?: () => Promise<StoreFigures>
  metricsToken?: string | undefined
  logger?: FastifyServerOptions['logger']
}

export function buildApp(deps: AppDeps) {
  const { site, publicOrigin, trustedProxies = [], logger = false } = deps
  const isSecureOrigin = publicOrigin?.startsWith('https:') ?? false
  let logFault = (_error: unknown) => {}
  const sendProblem = createSendProblem(site, (error) => logFault(error))
  const app = fastify({
    ...connectionLimits,
    logger,
    // No access log: visitors' addresses are personal data.
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    rewriteUrl: ({ url = '/' }) => originForm(url),
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(isSecureOrigin))
      sendProblem(error, request, reply)
    },
  })

  logFault = createFaultLog(app.log)
  const metrics = createMetrics({ log: app.log, storeFigures: deps.figures })
  addSecurityHeaders(app, isSecureOrigin)
  addProblems(app, sendProblem)
  addLanguageChoice(app, { publicOrigin, isSecureOrigin })
  addHostCheck(app, publicOrigin)
  if (trustedProxies.length === 0) addProxyHint(app)

  healthRoute(app, site, deps.store)
  metricsRoute(app, metrics, deps.metricsToken)
  const { formOrigins = [] } = deps
  if (deps.contact) {
    contactRoutes(app, { site, publicOrigin, isSecureOrigin, formOrigins, metrics }, deps.contact)
  }
  roomRoutes(app, { publicOrigin, isSecureOrigin, metrics }, deps.relay)
  siteRoutes(app, site)
  addDirectAnswers(app, { site, publicOrigin, isSecureOrigin, hasProxies: trustedProxies.length > 0 })
  addConnectionLimits(app)
  if (deps.metricsToken) metrics.watchServer(app)
  return app
}

/** Absolute-form targets, which servers must accept (RFC 9112 §3.2.2), and `*`, as paths. */
function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '')
  return path.startsWith('/') ? path : `/${path === '*' ? '' : path}`
}
