import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SentCookie } from '#server/contact-form/sent-cookie.ts'
import type { ContactStore, MailKind, StoredRequest } from '#server/contact-store/contact-store.ts'
import { visitorLanguage } from '#server/http/visitor-language.ts'
import { sendFilledPage, sendUntaggedPage } from '#server/site/send.ts'
import { findPage, type Site } from '#server/site/site.ts'
import { precacheHeader } from '#shared/built-site.ts'
import { mapTextFields } from '#shared/contact-rows.ts'
import type { Dictionary } from '#shared/messages.ts'
import type { Edition } from '#shared/navigation.ts'
import { requestNumber, type SentReceipt } from '#shared/sent-receipt.ts'

export type RenderThanks = (request: {
  html: string
  lazyStyle: string | undefined
  edition: Edition
  dictionary: Dictionary
  state: SentReceipt
}) => Promise<string>

type Deps = {
  site: Site
  store: Pick<ContactStore, 'find'>
  sentCookie: SentCookie
  renderThanks: RenderThanks
  mailsFor: (request: StoredRequest) => readonly MailKind[]
}

export function thanksPageRoutes(app: FastifyInstance, deps: Deps) {
  const { site, sentCookie, renderThanks } = deps
  const paths = new Set(site.pages.filter(({ page }) => page === 'thanks').map(({ path }) => path))

  async function receiptFor(request: FastifyRequest): Promise<SentReceipt | undefined> {
    const id = request.headers[precacheHeader] ? undefined : sentCookie.read(request)
    if (!id) return undefined
    // Without the store, or after erasure, the page still confirms the request.
    const found = await deps.store.find(id).catch(() => undefined)
    return found && receiptOf(found, deps.mailsFor(found))
  }

  for (const path of paths) {
    app.get(path, async (request, reply) => {
      const page = findPage(site, path, visitorLanguage(request.headers))
      if (!page) return reply.callNotFound()
      const state = await receiptFor(request)
      if (!state) return sendUntaggedPage(request, reply, page, { cacheControl: 'no-store' })
      const { lang, addressForm, plain, lazyStyle } = page
      const html = await renderThanks({
        html: plain.bytes.toString('utf8'),
        lazyStyle,
        edition: { lang, addressForm },
        dictionary: site.dictionaries[lang],
        state,
      })
      return sendFilledPage(request, reply, page, { fill: () => html })
    })
  }
}

function receiptOf(request: StoredRequest, mails: readonly MailKind[]): SentReceipt {
  return {
    ...mapTextFields(({ name }) => request[name]),
    number: requestNumber(request.id),
    files: request.files.map(({ name }) => name),
    isConfirmed: mails.includes('receipt'),
  }
}
