import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RenderAgain, renderAgain, sendFilledPage } from '#server/site/send.ts'
import { requireBuiltPage, type Site } from '#server/site/site.ts'
import { contactFieldNames, mapTextFields } from '#shared/contact-fields.ts'
import type { ContactFormState } from '#shared/contact-form-state.ts'
import { type ContactLimits, faultValues, fieldValues } from '#shared/contact-request.ts'
import { createTranslate, type MessageKey, type Translate } from '#shared/messages.ts'
import { type Edition, pagePath } from '#shared/navigation.ts'
import { fillForm } from '#shared/page-markup.ts'
import { setting } from '#shared/setting.ts'
import { type FormFaults, fileFaults, type Outcome, type Refusal } from './decide.ts'
import type { SentForm } from './read-form.ts'
import type { SentCookie } from './sent-cookie.ts'

export type RenderContactAgain = RenderAgain<ContactFormState>

type Deps = { site: Site; limits: ContactLimits; renderOnClient: RenderContactAgain; sentCookie: SentCookie }
type Stored = Extract<Outcome, { id: string }>
type Hidden = { token: string; started: string }

export type Answerer = ReturnType<typeof createAnswerer>

export function createAnswerer({ site, limits, renderOnClient, sentCookie }: Deps) {
  const values = { ...faultValues(limits), brand: setting('brand.name') }

  return {
    accept: (request: FastifyRequest, reply: FastifyReply, edition: Edition, { kind, id }: Stored) => {
      reply.header('cache-control', 'no-store')
      sentCookie.give(request, reply, id)
      if (wantsJson(request)) return reply.code(kind === 'stored' ? 201 : 200).send({ id })
      return reply.redirect(pagePath('thanks', edition), 303)
    },

    refuse: async (
      request: FastifyRequest,
      reply: FastifyReply,
      edition: Edition,
      form: SentForm,
      { status, faults, headers = {}, hidden }: Refusal & { hidden: Hidden },
    ) => {
      const t = createTranslate(site.dictionaries[edition.lang], edition.lang, values)
      reply
        .code(status)
        .headers({ 'cache-control': 'no-store', 'content-language': edition.lang, ...headers })
      const files = form.files.map(({ name }) => name)
      const inFiles = fileFaults(form, limits)
      if (wantsJson(request)) {
        const modelState = faultTexts({ faults, files, inFiles, t })
        return reply.send({ message: t('fault.form.title'), modelState })
      }
      const page = requireBuiltPage(site, 'contact', edition.lang, edition.addressForm)
      const html = await renderAgain(site, page, renderOnClient, {
        values: mapTextFields(({ name }) => form.texts[name]),
        faults,
        files: files.map((name, index) => ({ name, ...(inFiles[index] && { fault: inFiles[index] }) })),
      })
      return sendFilledPage(request, reply, page, fillForm(html, { ...hidden, id: form.texts.id }))
    },
  }
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') ?? false
}

type Found = {
  faults: FormFaults
  files: readonly string[]
  inFiles: readonly (MessageKey | undefined)[]
  t: Translate
}

/** Files as `files[0]` …; the first error also under '', for the error display (specification §8). */
function faultTexts({ faults, files, inFiles, t }: Found): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  const name = files[inFiles.findIndex((fault) => fault !== undefined)] ?? ''
  for (const field of ['' as const, ...contactFieldNames]) {
    const fault = faults[field]
    if (fault) texts[field] = [t(fault, { ...fieldValues(field), name })]
  }
  const [first = [t('fault.form.unknown')]] = Object.values(texts)
  for (const [index, fault] of inFiles.entries()) {
    if (fault) texts[`files[${index}]`] = [t(fault, { name: files[index] ?? '' })]
  }
  return { '': first, ...texts }
}
