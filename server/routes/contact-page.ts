import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateLimits } from '#server/contact-form/rate-limits.ts'
import { visitorLanguage } from '#server/http/visitor-language.ts'
import type { AntiForgery } from '#server/plugins/anti-forgery.ts'
import { sendFilledPage, sendUntaggedPage } from '#server/site/send.ts'
import { findPage, type Site } from '#server/site/site.ts'
import { answerLanguage } from '#shared/answer-language.ts'
import { precacheHeader } from '#shared/built-site.ts'
import { fillForm } from '#shared/contact-document.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import { isFormClosed } from '#shared/form-opening.ts'
import { firstAcceptedLanguage } from '#shared/locale.ts'
import { createUuid } from '#shared/uuid.ts'

type Deps = {
  site: Site
  antiForgery: AntiForgery
  /** Beyond it the static page is served. */
  rate: RateLimits['shown']
}

/** Pages rendered at once, since compressing them takes CPU time from all others. */
const mostAtOnce = 16

/** Under load the page is static: scripts fetch a token, and without script the form returns with one. */
export function contactPageRoutes(app: FastifyInstance, { site, antiForgery, rate }: Deps) {
  const countShown = app.createRateLimit(rate)
  const isMany = async (request: FastifyRequest) => {
    const count = await countShown(request)
    return !count.isAllowed && count.isExceeded
  }
  let underWay = 0
  const paths = new Set(site.pages.filter(({ page }) => page === 'contact').map(({ path }) => path))
  for (const path of paths) {
    app.get<{ Querystring: { subject?: unknown } }>(path, async (request, reply) => {
      const page = findPage(site, path, visitorLanguage(request.headers))
      if (!page) return reply.callNotFound()
      // The service worker caches the static page; its script fetches a token before sending.
      const isAsBuilt =
        request.headers[precacheHeader] ||
        isFormClosed(site.origin) ||
        underWay >= mostAtOnce ||
        (await isMany(request))
      if (isAsBuilt) return sendUntaggedPage(request, reply, page, { cacheControl: 'no-store' })
      const { token, started } = antiForgery.issue(request, reply)
      const subject = contactSubjects().find(({ id }) => id === request.query.subject)?.id ?? ''
      const proposed = answerLanguage(firstAcceptedLanguage(request.headers['accept-language']) ?? page.lang)
      const own = { token, started, id: createUuid(), subject, answerLanguage: proposed }
      const fill = (html: string) => fillForm(html, own)
      underWay++
      try {
        return await sendFilledPage(request, reply, page, { fill })
      } finally {
        underWay--
      }
    })
  }
}
