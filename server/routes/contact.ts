import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createAnswerer, type RenderContactAgain } from '#server/contact-form/answer-form.ts'
import { createFarewell, createGate } from '#server/contact-form/before-body.ts'
import { checkForm, type FormFaults, formPlace, requestOf } from '#server/contact-form/check-form.ts'
import { createLimiters, type RateLimits, rateLimits } from '#server/contact-form/rate-limits.ts'
import { largestBody, readContactForm, type SentForm } from '#server/contact-form/read-form.ts'
import { saveOnce } from '#server/contact-form/save-once.ts'
import { createUploadPlaces } from '#server/contact-form/upload-places.ts'
import type { ContactStore, MailKind, NewRequest } from '#server/contact-store/contact-store.ts'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import { visitorLanguage } from '#server/http/visitor-language.ts'
import { createAntiForgery } from '#server/plugins/anti-forgery.ts'
import { createFaultLog } from '#server/plugins/fault-log.ts'
import type { LimitLog } from '#server/plugins/limit-log.ts'
import { problem } from '#server/plugins/problems.ts'
import { createSigningKeys } from '#server/plugins/signing-keys.ts'
import type { Site } from '#server/site/site.ts'
import type { Watch } from '#server/watch.ts'
import type { ContactLimits } from '#shared/contact-request.ts'
import { contactPageRoutes } from './contact-page.ts'

export type ContactDeps = {
  store: ContactStore
  limits: ContactLimits
  renderAgain: RenderContactAgain
  /** The mails that a request causes. */
  mailsFor: (request: NewRequest) => readonly MailKind[]
  /** Called after a new request is stored. */
  onStored: () => void
  /** For tests and the benchmark; else as shipped. */
  rates?: RateLimits
  fillingMs?: number
}

type Surroundings = {
  site: Site
  publicOrigin: string | undefined
  isSecureOrigin: boolean
  limitLog: LimitLog
  watch: Watch
}

const oneDay = 86_400_000

/** The contact page with its hidden fields, `GET /api/session` and `POST /api/contact`. */
export function contactRoutes(app: FastifyInstance, origins: Surroundings, deps: ContactDeps) {
  app.register(async (scope) => {
    const { limitLog, watch } = origins
    const { store, limits, rates = rateLimits, fillingMs = 3_000 } = deps
    // A form and nothing else: what is no multipart body is answered 415 before it is read.
    scope.removeAllContentTypeParsers()
    await scope.register(cookie)
    await scope.register(multipart, { throwFileSizeLimit: false })
    const logFault = createFaultLog(scope.log)
    const keys = createSigningKeys(() => store.secret('anti-forgery'))
    const disguise = (network: string) => keys.sign(`network:${network}`)
    const limiters = createLimiters({ limits: rates, counts: store, disguise, limitLog })
    scope.addHook('onReady', async () => {
      await Promise.race([keys.load(), new Promise((resolve) => setTimeout(resolve, 1_000).unref())])
    })
    const antiForgery = createAntiForgery({ keys, ...origins })
    const save = (sent: NewRequest) => saveOnce(store, sent, deps.mailsFor(sent))
    const answerer = createAnswerer(origins.site, limits, deps.renderAgain)
    const places = createUploadPlaces(limits, limiters, limitLog)
    watch.watchUploads(places.state)

    contactPageRoutes(scope, { site: origins.site, antiForgery, isMany: limiters.shown })

    scope.get('/api/session', async (request, reply) => {
      const wait = limiters.asked(request)
      if (wait) throw problem(429, { 'retry-after': String(wait) })
      const { started } = antiForgery.issue(request, reply)
      return reply.header('cache-control', 'no-store').send({ started })
    })

    scope.route({
      method: 'POST',
      url: '/api/contact',
      bodyLimit: largestBody(limits),
      onRequest: createGate({ antiForgery, keys, limiters, largestBody: largestBody(limits) }),
      ...createFarewell(limiters),
      handler: submit,
    })

    async function submit(request: FastifyRequest, reply: FastifyReply) {
      const upload = places.open(request)
      try {
        return await answer(request, reply, await readContactForm(request, limits, upload))
      } finally {
        upload.close()
      }
    }

    async function answer(request: FastifyRequest, reply: FastifyReply, form: SentForm) {
      const place = formPlace(form, visitorLanguage(request.headers))
      try {
        const refusal = await fault()
        if (refusal) return await refuse(...refusal)
        const sending = await limiters.sent(request)
        if ('wait' in sending)
          return await refuse(429, { '': 'fault.form.busy' }, { 'retry-after': String(sending.wait) })
        const sent = requestOf(form, place.lang, new Date())
        const { id, isNew } = await save(sent).catch(async (error: unknown) => {
          // Nothing was stored: the visitor may try again as if this had not been.
          await sending.giveBack().catch(() => {})
          throw error
        })
        if (isNew) {
          watch.countStored()
          deps.onStored()
        }
        return await answerer.accept(request, reply, place, id, isNew)
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        limiters.forgive(request)
        logFault(error)
        return await refuse(503, { '': 'fault.form.store' }, { 'retry-after': '60' })
      }

      async function fault(): Promise<Parameters<typeof refuse> | undefined> {
        await keys.load()
        if (!antiForgery.isTokenValid(request, form.texts._csrf)) return notGenuine()
        const faults = checkForm(form, limits)
        if (Object.keys(faults).length > 0) return [422, faults]
        // A person's browser may have filled in the field that only robots see: it is told, and can send again.
        if (form.texts.website !== '') return [422, { '': 'fault.form.again' }]
        const filling = fillingTime()
        if (filling === undefined || filling > oneDay) return notGenuine()
        // A time of ours that lies ahead: the clock was set back, and nobody has to wait for it to catch up.
        return filling >= 0 && filling < fillingMs ? [422, { '': 'fault.form.early' }] : undefined
      }

      function notGenuine(): Parameters<typeof refuse> {
        if (!keys.hasShared()) throw new StoreUnavailable('The shared key cannot be read.')
        return [403, { '': 'fault.form.csrf' }]
      }

      function fillingTime(): number | undefined {
        const since = antiForgery.startedAt(request, form.texts.started)
        return since === undefined ? undefined : Date.now() - since
      }

      function refuse(status: number, faults: FormFaults, headers: Record<string, string> = {}) {
        const { token, started } = antiForgery.issue(request, reply)
        const filling = fillingTime()
        const isKept = filling !== undefined && filling <= oneDay
        const hidden = { token, started: isKept ? form.texts.started : started }
        return answerer.refuse(request, reply, place, form, { status, faults, headers, hidden })
      }
    }
  })
}
