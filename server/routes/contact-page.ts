import type { FastifyInstance } from 'fastify'
import { contactSubjects } from '#content/offerings.ts'
import type { AntiForgery } from '#server/plugins/anti-forgery.ts'
import { htmlOf, pageRoutes, sendFilledPage, sendUntaggedPage } from '#server/site/send.ts'
import type { Site } from '#server/site/site.ts'
import { precacheHeader } from '#shared/built-site.ts'
import { isFormClosed } from '#shared/company.ts'
import { answerLanguage } from '#shared/contact-form-state.ts'
import { firstAcceptedLanguage } from '#shared/locale.ts'
import { fillForm } from '#shared/page-markup.ts'
import { createUuid } from '#shared/uuid.ts'

type Deps = { site: Site; antiForgery: AntiForgery }

/** Pages rendered at once, since compressing them takes CPU time from all others. */
const mostAtOnce = 16

/** Under load the page is static: scripts fetch a token, and without script the form returns with one. */
export function contactPageRoutes(app: FastifyInstance, { site, antiForgery }: Deps) {
  let underWay = 0
  pageRoutes(app, site, 'contact', async (request, reply, page) => {
    // The service worker caches the static page; its script fetches a token before sending.
    const isAsBuilt = request.headers[precacheHeader] || isFormClosed(site.origin) || underWay >= mostAtOnce
    if (isAsBuilt) return sendUntaggedPage(request, reply, page, { cacheControl: 'no-store' })
    const { token, started } = antiForgery.issue(request, reply)
    const { subject: asked } = Object(request.query)
    const subject = contactSubjects().find(({ id }) => id === asked)?.id ?? ''
    const proposed = answerLanguage(firstAcceptedLanguage(request.headers['accept-language']) ?? page.lang)
    const own = { token, started, id: createUuid(), subject, answerLanguage: proposed }
    underWay++
    try {
      return await sendFilledPage(request, reply, page, fillForm(htmlOf(page), own))
    } finally {
      underWay--
    }
  })
}
