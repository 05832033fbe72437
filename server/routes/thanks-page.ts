import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SentCookie } from '#server/contact-form/sent-cookie.ts'
import type { ContactStore, StoredRequest } from '#server/contact-store/contact-store.ts'
import {
  pageRoutes,
  type RenderAgain,
  renderAgain,
  sendFilledPage,
  sendUntaggedPage,
} from '#server/site/send.ts'
import type { Site } from '#server/site/site.ts'
import { precacheHeader } from '#shared/built-site.ts'
import { mapTextFields } from '#shared/contact-fields.ts'
import { requestNumber, type SentReceipt } from '#shared/sending.ts'

export type RenderThanks = RenderAgain<SentReceipt>

type Deps = {
  site: Site
  store: Pick<ContactStore, 'find'>
  sentCookie: SentCookie
  renderThanks: RenderThanks
}

export function thanksPageRoutes(app: FastifyInstance, deps: Deps) {
  const { site, sentCookie, renderThanks } = deps

  async function receiptFor(request: FastifyRequest): Promise<SentReceipt | undefined> {
    const id = request.headers[precacheHeader] ? undefined : sentCookie.read(request)
    if (!id) return undefined
    // Without the store, or after erasure, the page still confirms the request.
    const found = await deps.store.find(id).catch(() => undefined)
    return found && receiptOf(found)
  }

  pageRoutes(app, site, 'thanks', async (request, reply, page) => {
    const state = await receiptFor(request)
    if (!state) return sendUntaggedPage(request, reply, page, { cacheControl: 'no-store' })
    return sendFilledPage(request, reply, page, await renderAgain(site, page, renderThanks, state))
  })
}

function receiptOf(request: StoredRequest): SentReceipt {
  return {
    ...mapTextFields(({ name }) => request[name]),
    number: requestNumber(request.id),
    files: request.files.map(({ name }) => name),
  }
}
