import { type OwnerLanguage, ownerLanguages } from '#scripts/owner/owner-language.ts'
import { visibleText } from '#scripts/requests/show-request.ts'
import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { letterhead, mailRow } from '#server/outbox/compose-mail.ts'
import { contactMethod, letterRows, shortRows } from '#shared/contact-fields.ts'
import { momentWords } from '#shared/dates.ts'
import { withoutInvisible } from '#shared/invisible.ts'
import type { Translate } from '#shared/messages.ts'
import { requestNumber } from '#shared/sending.ts'
import type { SettingKey } from '#shared/setting.ts'
import { say } from '../dictionaries.ts'

export type RequestLine = ReturnType<typeof shownLine>
export type ShownRequest = ReturnType<typeof shownRequest>

/** Visitors' texts for the desk's pages, without invisible characters, which could reverse or hide others. */
export function shownLine(request: StoredRequest) {
  const { id, createdAt, answeredAt, name, emailOrPhone, message, note, files } = request
  return {
    id,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    name: withoutInvisible(name),
    emailOrPhone: withoutInvisible(emailOrPhone),
    excerpt: withoutInvisible(message.slice(0, 160).replace(/\s+/g, ' ')),
    count: files.length,
    note,
  }
}

export function shownRequest(request: StoredRequest, lang: OwnerLanguage, t: Translate) {
  const rows = shortRows
    .map((row) => mailRow(row, request, lang, t))
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label, value: withoutInvisible(value) }))
  return {
    ...shownLine(request),
    rows,
    letters: letterRows.map(({ name }) => visibleText(request[name])),
    files: request.files.map(({ id, name, size }) => ({ id, name: withoutInvisible(name), size })),
  }
}

type Sender = { read: (key: SettingKey) => string; t: Translate }

/** A draft in the visitor's language, for the owner's own mail program or telephone; to copy, with what was written. */
export function createAnswer(request: StoredRequest, { read, t }: Sender) {
  const { id, createdAt, answerLanguage, emailOrPhone } = request
  const words = say[ownerLanguages.find((lang) => lang === answerLanguage) ?? 'en']
  const brand = read('brand.name')
  const subject = words('answer.subject', { brand, number: requestNumber(id) })
  const signature = [brand, read('company.phone'), ...letterhead(t, read)].filter(Boolean).join('\n')
  const letter = `${words('answer.hello', { name: withoutInvisible(request.name) })}\n\n\n\n${words('answer.goodbye')}\n${signature}`
  const quote = words('answer.quote', { date: momentWords(createdAt, answerLanguage), id: requestNumber(id) })
  const method = contactMethod(emailOrPhone)
  return {
    text: `${letter}\n\n${quote}\n${visibleText(request.message).replace(/^/gm, '> ')}`,
    mailto:
      method === 'email'
        ? `mailto:${encoded(emailOrPhone).replaceAll('%40', '@')}?subject=${encoded(subject)}&body=${encoded(letter)}`
        : undefined,
    tel: method === 'phone' ? `tel:${emailOrPhone.replace(/[^\d+]/g, '')}` : undefined,
  }
}

/** Line ends as RFC 6068 wants them. A half of a pair, which can be sent, cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'))
}
