import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { visibleText } from '#scripts/requests/show-request.ts'
import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { mailRow } from '#server/outbox/compose-mail.ts'
import { letterRows, shortRows } from '#shared/contact-rows.ts'
import { withoutInvisible } from '#shared/invisible.ts'
import type { Translate } from '#shared/messages.ts'

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
