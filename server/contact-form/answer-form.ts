import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFilledPage } from '#server/site/send.ts'
import { requireBuiltPage, type Site } from '#server/site/site.ts'
import { fillForm } from '#shared/contact-document.ts'
import { type ContactLimits, type ContactTexts, faultValues } from '#shared/contact-request.ts'
import { contactFieldNames, eachText } from '#shared/contact-rows.ts'
import { withFormerNames } from '#shared/former-names.ts'
import { createTranslate, type Dictionary, type MessageKey } from '#shared/messages.ts'
import { type Edition, pagePath } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'
import type { FormFaults } from './check-form.ts'
import type { Outcome, Refusal } from './decide.ts'
import type { SentForm } from './read-form.ts'

type FormState = {
  values: ContactTexts
  faults: FormFaults
}

/** The contact page rendered anew with what was typed and its faults: the build's own function. */
export type RenderContactAgain = (request: {
  html: string
  edition: Edition
  dictionary: Dictionary
  formState: FormState
}) => Promise<string>

type Stored = Extract<Outcome, { id: string }>
type Hidden = { token: string; started: string }

export type Answerer = ReturnType<typeof createAnswerer>

/** Answers a form: as JSON to a script, as a page to a plain form. */
export function createAnswerer(site: Site, limits: ContactLimits, renderAgain: RenderContactAgain) {
  const values = { ...faultValues(limits), brand: setting('brand.name') }

  return {
    accept: (request: FastifyRequest, reply: FastifyReply, edition: Edition, { kind, id }: Stored) => {
      reply.header('cache-control', 'no-store')
      if (wantsJson(request)) return reply.code(kind === 'stored' ? 201 : 200).send({ id })
      return reply.redirect(`${pagePath('contact', edition)}/thanks`, 303)
    },

    refuse: async (
      request: FastifyRequest,
      reply: FastifyReply,
      edition: Edition,
      form: SentForm,
      { status, faults, headers = {}, hidden }: Refusal & { hidden: Hidden },
    ) => {
      const dictionary = site.dictionaries[edition.lang]
      const told = form.hasFormerNames ? withFormerNames : asTheyAre
      const t = createTranslate(dictionary, edition.lang, values)
      reply.headers({ 'cache-control': 'no-store', 'content-language': edition.lang, ...headers })
      if (wantsJson(request)) return reply.code(status).send(faultsBody(faults, t, told))
      const page = requireBuiltPage(site, 'contact', edition.lang, edition.addressForm)
      const html = await renderAgain({
        html: page.plain.bytes.toString('utf8'),
        edition,
        dictionary,
        formState: { values: told(eachText(({ name }) => form.texts[name])), faults: told(faults) },
      })
      const fill = () => fillForm(html, { ...hidden, id: form.texts.id })
      return sendFilledPage(request, reply, page, { status, fill })
    },
  }
}

/** In the names that the page which sent the form knows. */
type Told = <Values extends object>(values: Values) => Values
const asTheyAre: Told = (values) => values

/** Whether a script sent it: a browser's own form asks for HTML. */
function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') ?? false
}

/** The first fault stands under the empty key too, as the error display expects it (specification §8). */
function faultsBody(faults: FormFaults, t: (key: MessageKey) => string, told: Told) {
  const modelState: Record<string, string[]> = {}
  for (const field of ['' as const, ...contactFieldNames]) {
    const fault = faults[field]
    if (fault) modelState[field] = [t(fault)]
  }
  const [first = [t('fault.form.unknown')]] = Object.values(modelState)
  return { message: t('fault.form.title'), modelState: { '': first, ...told(modelState) } }
}
