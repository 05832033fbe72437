import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readWords } from '#scripts/content/read-words.ts'
import { outboxFindings } from '#scripts/doctor/service-findings.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { faultText } from '#scripts/requests/command-context.ts'
import { erasedLines } from '#scripts/requests/erase-requests.ts'
import { hasWords, isOfPerson } from '#scripts/requests/find-requests.ts'
import { safeName, wholeContent } from '#scripts/requests/save-files.ts'
import { requestsCsv } from '#scripts/requests/table.ts'
import type { Config } from '#server/config.ts'
import type { ContactStore, StoredRequest } from '#server/contact-store/contact-store.ts'
import { StoreTooNew, StoreUnavailable } from '#server/contact-store/database.ts'
import { openContactStore } from '#server/contact-store/open-contact-store.ts'
import { eachRequest } from '#server/contact-store/requests.ts'
import type { Language } from '#shared/locale.ts'
import { createTranslate } from '#shared/messages.ts'
import { type DeskSay, say as deskSay } from '../dictionaries.ts'
import type { OwnerFolder } from '../files/owner-folder.ts'
import { visitsRoute } from '../health/routes.ts'
import { bodyOf, textOf } from '../server/body-schema.ts'
import { problem } from '../server/problem.ts'
import { createAnswer, shownLine, shownRequest } from './shown.ts'

const path = '/desk/api/requests'

export type RequestsDeps = {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'smtpUrl'>
  lang: OwnerLanguage
  root: string
  folder: OwnerFolder
}

/** The rules are those of `npm run requests`. */
export async function requestRoutes(app: FastifyInstance, deps: RequestsDeps) {
  const { config, lang } = deps
  const say = ownerWords[lang]
  const store = openContactStore(config, { isOwner: true })
  app.addHook('onClose', () => store.close())
  app.setErrorHandler((error) => {
    const isOfStore = error instanceof StoreUnavailable || error instanceof StoreTooNew
    throw isOfStore ? problem(503, faultText(error, say)) : error
  })
  readingRoutes(app, store, deps)
  changingRoutes(app, store, deskSay[lang])
  visitsRoute(app, store, deps.folder)

  app.post<{ Body: { who: string } }>(
    `${path}/person`,
    { schema: bodyOf({ who: textOf(300) }) },
    async (request) => {
      const isMeant = isOfPerson(request.body.who)
      const found = []
      for await (const one of eachRequest(store)) if (isMeant(one)) found.push(shownLine(one))
      return found
    },
  )

  app.post<{ Body: { ids: string[] } }>(
    `${path}/erase`,
    { schema: bodyOf({ ids: { type: 'array', minItems: 1, items: textOf(36) } }) },
    async (request) => ({ lines: erasedLines(await store.erase(request.body.ids), say) }),
  )
}

type ListQuery = { words?: string; only?: string }

function readingRoutes(app: FastifyInstance, store: ContactStore, deps: RequestsDeps) {
  const { lang, config, root, folder } = deps
  const say = ownerWords[lang]
  const translate = (language: Language) =>
    createTranslate(readWords(root, language), language, { brand: folder.setting('brand.name') })

  app.get<{ Querystring: ListQuery }>(path, async ({ query: { words = '', only } }) => {
    const requests = await listed(store, { words, isOpen: only === 'open' }).catch((error) => {
      if (error instanceof StoreUnavailable && error.fault === 'missing') return undefined
      throw error
    })
    if (!requests) return { requests: [], mail: [], isMissing: true }
    const waiting = (await outboxFindings(store, say)).map((finding) => finding.text)
    const isMute = waiting.length > 0 && !config.smtpUrl
    return {
      requests: requests.map((one) => shownLine(one)),
      isCut: requests.length === most,
      mail: isMute ? [...waiting, deskSay[lang]('requests.noMailServer')] : waiting,
    }
  })

  app.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params: { id } }) => {
    const request = await store.find(id)
    if (!request) throw problem(404)
    const answer = createAnswer(request, { read: folder.setting, t: translate(request.answerLanguage) })
    return { ...shownRequest(request, lang, translate(lang)), ...answer }
  })

  app.get<{ Params: { id: string; file: string } }>(`${path}/:id/files/:file`, async ({ params }, reply) => {
    const request = await store.find(params.id)
    const index = request?.files.findIndex(({ id }) => id === params.file) ?? -1
    const file = request?.files[index]
    if (!file) throw problem(404)
    const content = await wholeContent(store, file)
    if (!content) throw problem(503, say('requests.notWhole', { name: file.name }))
    return asDownload(reply, safeName(file.name, index)).send(Buffer.from(content))
  })

  app.get('/desk/api/requests.csv', async (_, reply) => {
    // A faulty store must be reported before the first byte is sent.
    await store.list({ most: 1 })
    const name = `${say('requests.file')}-${new Date().toISOString().slice(0, 10)}.csv`
    return asDownload(reply, name).send(
      Readable.from(requestsCsv(eachRequest(store), { say, t: translate(lang) })),
    )
  })
}

function changingRoutes(app: FastifyInstance, store: ContactStore, say: DeskSay) {
  app.put<{ Params: { id: string }; Body: { isAnswered: boolean } }>(
    `${path}/:id/answered`,
    { schema: bodyOf({ isAnswered: { type: 'boolean' } }) },
    async ({ params: { id }, body: { isAnswered } }) => {
      if (!(await store.markAnswered(id, isAnswered ? new Date() : null))) throw problem(404)
      return { isAnswered }
    },
  )

  app.put<{ Params: { id: string }; Body: { note: string; before: string } }>(
    `${path}/:id/note`,
    { schema: bodyOf({ note: textOf(5000), before: textOf(5000) }) },
    async ({ params: { id }, body: { note, before } }) => {
      if (await store.writeNote(id, note, before)) return { note }
      if (!(await store.find(id))) throw problem(404)
      throw problem(409, say('fault.changed'))
    },
  )
}

/** What visitors sent must never be run or shown as a page of the desk. */
function asDownload(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .type('application/octet-stream')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'no-store')
}

const most = 200

type Asked = { words: string; isOpen: boolean }

/** Newest first, as many as one looks through; searching finds those before them. */
async function listed(store: Pick<ContactStore, 'list'>, { words, isOpen }: Asked) {
  const requests: StoredRequest[] = []
  const hasAll = hasWords(words.split(/\s+/).filter(Boolean))
  const number = words.trim().toLowerCase()
  for await (const one of eachRequest(store, { isOpen, most })) {
    if (!hasAll(one) && !(number.length > 3 && one.id.startsWith(number))) continue
    if (requests.push(one) === most) break
  }
  return requests
}
