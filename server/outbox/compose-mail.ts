import { offeringTable } from '#content/offerings.ts'
import type { DueMail, StoredRequest } from '#server/contact-store/contact-store.ts'
import type { ContactChoice, KeptRow } from '#shared/contact-fields.ts'
import { contactMethod } from '#shared/contact-method.ts'
import { letterRows, shortRows } from '#shared/contact-rows.ts'
import { momentWords } from '#shared/day-words.ts'
import { escapeMarkup } from '#shared/escape-markup.ts'
import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { pagePath } from '#shared/navigation.ts'

/** A mail without its attachments' bytes. Addresses come from settings, or were checked when the request came in. */
export type Mail = {
  messageId: string
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Whether the request's files go with it. */
  hasFiles: boolean
}

/** In bytes: with a third more for their encoding, what practically every mailbox takes. */
const mostAttached = 7_000_000

type Sender = {
  brand: string
  from: string
  recipient: string
  /** In which the provider reads. */
  ownerLanguage: Language
  /** Name, seat and the other data of the provider that are set, for the foot of a receipt (art. 2250 c.c.). */
  company: (t: Translate) => readonly string[]
  /** Of the site, without a slash at its end. */
  origin: string
  translate: Record<Language, Translate>
}

/**
 * The provider's notice of a request, or the visitor's receipt; null when there is nobody to send it to. `mayAttach`: no
 * server has refused the files yet.
 */
export function composeMail(
  mail: DueMail,
  request: StoredRequest,
  sender: Sender,
  mayAttach = true,
): Mail | null {
  const envelope = {
    messageId: `<${mail.id}@${sender.from.split('@')[1]}>`,
    from: { name: sender.brand, address: sender.from },
  }
  const isEmail = contactMethod(request.emailOrPhone) === 'email'
  if (mail.kind === 'notice') {
    return {
      ...envelope,
      to: sender.recipient,
      ...(isEmail ? { replyTo: { name: headerText(request.name), address: request.emailOrPhone } } : {}),
      ...notice(request, isEmail, sender, mayAttach),
    }
  }
  if (!isEmail) return null
  const replyTo = { name: sender.brand, address: sender.recipient }
  return {
    ...envelope,
    to: request.emailOrPhone,
    replyTo,
    ...receipt(request, sender),
  }
}

function notice(
  request: StoredRequest,
  isEmail: boolean,
  { ownerLanguage: lang, translate }: Sender,
  mayAttach: boolean,
) {
  const t = translate[lang]
  const { id, name, emailOrPhone, files } = request
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const isWithout = files.length > 0 && (size > mostAttached || !mayAttach)
  const rows: [label: string, value: string][] = [
    ...shortRows.map((row) => mailRow(row, request, lang, t)),
    [t('mail.field.files'), files.map((file) => file.name).join(', ')],
    [t('mail.field.id'), id],
    ...letterRows.map((row) => mailRow(row, request, lang, t)),
  ]
  const after = [
    ...(isWithout ? [t('mail.notice.files', { id })] : []),
    isEmail
      ? t('mail.notice.reply', { reach: emailOrPhone })
      : t('mail.notice.call', { reach: emailOrPhone }),
    t('mail.notice.answered', { id }),
  ]
  const paragraphs = [t('mail.notice.intro', { name, date: momentWords(request.createdAt, lang) })]
  return {
    subject: headerText(t('mail.notice.subject', { about: subjectName(request, t), name })),
    hasFiles: files.length > 0 && !isWithout,
    ...bodies(
      lang,
      paragraphs,
      rows.filter(([, value]) => value !== ''),
      after,
    ),
  }
}

function mailRow(row: KeptRow, request: StoredRequest, lang: Language, t: Translate): [string, string] {
  const value = row.kind === 'choice' ? choiceWords[row.name](request, lang, t) : request[row.name]
  return [t(row.words.mail), value]
}

const choiceWords: Readonly<
  Record<ContactChoice, (request: StoredRequest, lang: Language, t: Translate) => string>
> = {
  subject: (request, _, t) => subjectName(request, t),
  answerLanguage: ({ answerLanguage }, lang) => languageName(answerLanguage, lang),
}

/**
 * Nothing that the visitor wrote freely is repeated here: else the form would send anybody's text to anybody's address.
 */
function receipt(request: StoredRequest, { company, origin, translate }: Sender) {
  const lang = request.answerLanguage
  const t = translate[lang]
  const address = origin + pagePath('privacy', { lang, addressForm: 'pinned' })
  const values = {
    date: momentWords(request.createdAt, lang),
    about: subjectName(request, t),
    lang: languageName(lang, lang),
  }
  const paragraphs = [
    t('mail.receipt.hello'),
    t('mail.receipt.intro', values),
    t('mail.receipt.number', { id: request.id }),
    t('mail.receipt.mistake'),
    t('mail.receipt.privacy', { address }),
    company(t).join('\n'),
  ].filter(Boolean)
  return { subject: t('mail.receipt.subject'), hasFiles: false, ...bodies(lang, paragraphs, [], []) }
}

/** A visitor's words in a header: encoded words (RFC 2047) that they wrote themselves are not decoded by anybody. */
export function headerText(text: string): string {
  return text.replaceAll('=?', '= ?')
}

function subjectName({ subject }: StoredRequest, t: Translate): string {
  // Who wrote before it was switched off wrote about it.
  const row = offeringTable.find(({ id }) => id === subject)
  return row ? t(`offering.${row.id}.name`) : t('mail.subject.none')
}

type Rows = readonly (readonly [label: string, value: string])[]

/** The same content as plain text and as HTML without styles, pictures or links. */
function bodies(lang: Language, before: readonly string[], rows: Rows, after: readonly string[]) {
  const textRows = rows.map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  )
  const paragraph = (text: string) => `<p>${asHtml(text)}</p>`
  const htmlRows = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${asHtml(label)}</th><td>${asHtml(value)}</td></tr>`,
  )
  const html = [
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body>`,
    ...before.map(paragraph),
    ...(htmlRows.length > 0 ? ['<table cellpadding="6">', ...htmlRows, '</table>'] : []),
    ...after.map(paragraph),
    '</body></html>',
  ]
  const text = [...before, ...(textRows.length > 0 ? [textRows.join('\n')] : []), ...after]
  return { text: `${text.join('\n\n')}\n`, html: html.join('\n') }
}

function asHtml(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>')
}

/** The name of a language in the words of another: 'inglese', 'English'. */
function languageName(lang: Language, inLanguage: Language): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(lang) ?? lang
}
