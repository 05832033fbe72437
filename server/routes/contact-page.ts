import type { FastifyInstance } from 'fastify'
import { fillForm } from '#server/contact-form/fill-form.ts'
import { visitorLanguage } from '#server/http/visitor-language.ts'
import type { AntiForgery } from '#server/plugins/anti-forgery.ts'
import { sendFilledPage } from '#server/site/send.ts'
import { findPage, type Site } from '#server/site/site.ts'
import { precacheHeader } from '#shared/built-site.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import { createUuid } from '#shared/uuid.ts'

/** The contact page at its addresses, with the visitor's token, time and identifier in its form. */
export function contactPageRoutes(app: FastifyInstance, site: Site, antiForgery: AntiForgery) {
  const paths = new Set(site.pages.filter(({ page }) => page === 'contact').map(({ path }) => path))
  for (const path of paths) {
    app.get<{ Querystring: { subject?: unknown } }>(path, (request, reply) => {
      const page = findPage(site, path, visitorLanguage(request.headers))
      if (!page) return reply.callNotFound()
      // The service worker keeps the page as it was built; its script asks for a token of its own before sending.
      if (request.headers[precacheHeader])
        return sendFilledPage(request, reply, page, { fill: (html) => html })
      const { token, started } = antiForgery.issue(request, reply)
      const subject = contactSubjects().find(({ id }) => id === request.query.subject)?.id ?? ''
      const fill = (html: string) => fillForm(html, { token, started, id: createUuid(), subject })
      return sendFilledPage(request, reply, page, { fill })
    })
  }
}
