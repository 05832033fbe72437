import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { type Answerer, createAnswerer, type RenderContactAgain } from '#server/contact-form/answer-form.ts'
import { createGate, createUploadSlots, drainBody } from '#server/contact-form/before-body.ts'
import { editionOf, isStartKept, refusalOf } from '#server/contact-form/decide.ts'
import { createCountSent, type RateLimits, rateLimits } from '#server/contact-form/rate-limits.ts'
import { largestBody, readContactForm } from '#server/contact-form/read-form.ts'
import { createSentCookie } from '#server/contact-form/sent-cookie.ts'
import { createRequestSubmitter } from '#server/contact-form/submit-request.ts'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { visitorLanguage } from '#server/http/request-headers.ts'
import { visitorNetwork } from '#server/http/visitor-network.ts'
import type { Metrics } from '#server/metrics.ts'
import { type AntiForgery, createAntiForgery, elsewhereHeader } from '#server/plugins/anti-forgery.ts'
import { createFaultLog } from '#server/plugins/fault-log.ts'
import { isApi, problem, requestPath } from '#server/plugins/problems.ts'
import { createSigningKeys } from '#server/plugins/signing-keys.ts'
import type { Site } from '#server/site/site.ts'
import { isFormClosed } from '#shared/company.ts'
import type { ContactLimits } from '#shared/contact-request.ts'
import { shortestFilling } from '#shared/sending.ts'
import { contactPageRoutes } from './contact-page.ts'
import { type RenderThanks, thanksPageRoutes } from './thanks-page.ts'

export type ContactDeps = {
  store: ContactStore
  limits: ContactLimits
  renderOnClient: RenderContactAgain
  renderThanks: RenderThanks
  onStored: () => void
  rates?: RateLimits
  fillingMs?: number
}

type Surroundings = {
  site: Site
  publicOrigin: string | undefined
  isSecureOrigin: boolean
  formOrigins: readonly string[]
  metrics: Metrics
}

export function contactRoutes(app: FastifyInstance, origins: Surroundings, deps: ContactDeps) {
  app.register(async (scope) => {
    // Everything but multipart is answered 415 before the body is read.
    scope.removeAllContentTypeParsers()
    await scope.register(cookie)
    await scope.register(multipart, { throwFileSizeLimit: false })
    await scope.register(rateLimit, {
      global: false,
      keyGenerator: ({ ip }) => visitorNetwork(ip),
      errorResponseBuilder: () => problem(429),
    })
    const parts = formParts(scope, origins, deps)
    const { antiForgery, keys } = parts
    const { site } = origins
    const sentCookie = createSentCookie(keys, origins.isSecureOrigin)
    scope.addHook('onReady', async () => {
      await Promise.race([keys.load(), new Promise((resolve) => setTimeout(resolve, 1_000).unref())])
    })
    contactPageRoutes(scope, { site, antiForgery })
    thanksPageRoutes(scope, { ...deps, site, sentCookie })
    allowElsewhere(scope, antiForgery)
    refuseWhileClosed(scope, site)
    sessionRoute(scope, parts)
    submitRoute(scope, createAnswerer({ ...deps, site, sentCookie }), deps.limits, parts)
  })
}

type FormParts = ReturnType<typeof formParts>

function formParts(scope: FastifyInstance, origins: Surroundings, deps: ContactDeps) {
  const { countRefusal, countStored } = origins.metrics
  const { store, rates = rateLimits, fillingMs = shortestFilling } = deps
  const keys = createSigningKeys(() => store.secret('anti-forgery'))
  const { createRateLimit } = scope
  const countSent = createCountSent({ limits: rates.sent, createRateLimit, countRefusal })
  const antiForgery = createAntiForgery({ keys, ...origins })
  const onStored = () => {
    countStored()
    deps.onStored()
  }
  const logFault = createFaultLog(scope.log)
  const submitter = createRequestSubmitter({
    ...deps,
    fillingMs,
    antiForgery,
    keys,
    countSent,
    onStored,
    logFault,
  })
  return { keys, rates, antiForgery, withUploadSlot: createUploadSlots(countRefusal), submitter }
}

/** CORS without credentials, for scripts on the static hosts. */
function allowElsewhere(scope: FastifyInstance, { elsewhere }: AntiForgery) {
  scope.addHook('onRequest', async (request, reply) => {
    const origin = elsewhere(request)
    if (!origin || !isApi(requestPath(request))) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after',
      vary: 'Origin',
    })
  })
  scope.options('/api/contact', (request, reply) => {
    if (!elsewhere(request)) throw problem(403)
    const allowed = { 'access-control-allow-headers': elsewhereHeader, 'access-control-max-age': '7200' }
    return reply.code(204).headers(allowed).send()
  })
}

/** Without a named data controller nothing is read and no cookie is set. */
function refuseWhileClosed(scope: FastifyInstance, site: Site) {
  scope.addHook('onRequest', async (request) => {
    if (isApi(requestPath(request)) && request.method !== 'OPTIONS' && isFormClosed(site.origin))
      throw problem(403, {}, 'closed')
  })
}

function sessionRoute(scope: FastifyInstance, { rates, antiForgery }: FormParts) {
  scope.get('/api/session', { config: { rateLimit: rates.session } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const origin = antiForgery.elsewhere(request)
    if (origin) return reply.send(antiForgery.issueTo(origin))
    const { started } = antiForgery.issue(request, reply)
    return reply.send({ started })
  })
}

function submitRoute(scope: FastifyInstance, answerer: Answerer, limits: ContactLimits, parts: FormParts) {
  const { antiForgery, rates, submitter, withUploadSlot } = parts
  scope.route({
    method: 'POST',
    url: '/api/contact',
    config: { rateLimit: rates.attempts },
    bodyLimit: largestBody(limits),
    onRequest: createGate({ antiForgery, largestBody: largestBody(limits) }),
    onResponse: drainBody,
    handler: (request, reply) =>
      withUploadSlot(request, async () => {
        const form = await readContactForm(request, limits)
        const edition = editionOf(form, visitorLanguage(request.headers))
        const outcome = await submitter.submit(request, form, edition.lang)
        if ('id' in outcome) return answerer.accept(request, reply, edition, outcome)
        const { token, started } = antiForgery.issue(request, reply)
        const isKept = isStartKept(submitter.factsOf(request, form))
        const hidden = { token, started: isKept ? form.texts.started : started }
        return await answerer.refuse(request, reply, edition, form, { ...refusalOf(outcome), hidden })
      }),
  })
}
