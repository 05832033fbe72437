import { offeringTable } from '#content/offerings.ts'
import type { DueMail, StoredRequest } from '#server/contact-store/contact-store.ts'
import { requestsCommand as command } from '#server/own-build.ts'
import { companyRows } from '#shared/company.ts'
import {
  type ContactChoice,
  contactMethod,
  type KeptRow,
  letterRows,
  shortRows,
} from '#shared/contact-fields.ts'
import { momentWords } from '#shared/dates.ts'
import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { type SettingKey, setting } from '#shared/setting.ts'

export type Mail = {
  messageId: string
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  hasFiles: boolean
}

/** Bytes: base64 adds a third, and practically every mailbox accepts the sum. */
const mostAttached = 7_000_000

type Sender = {
  brand: string
  from: string
  recipient: string
  ownerLanguage: Language
  translate: Record<Language, Translate>
}

export function composeMail(mail: DueMail, request: StoredRequest, sender: Sender, mayAttach: boolean): Mail {
  const isEmail = contactMethod(request.emailOrPhone) === 'email'
  return {
    messageId: `<${mail.id}@${sender.from.split('@')[1]}>`,
    from: { name: sender.brand, address: sender.from },
    to: sender.recipient,
    ...(isEmail ? { replyTo: { name: headerText(request.name), address: request.emailOrPhone } } : {}),
    ...notice(request, isEmail, sender, mayAttach),
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
  const isWithout = size > mostAttached || !mayAttach
  const rows: [label: string, value: string][] = [
    ...shortRows.map((row) => mailRow(row, request, lang, t)),
    [t('mail.field.files'), files.map((file) => file.name).join(', ')],
    [t('mail.field.id'), id],
    ...letterRows.map((row) => mailRow(row, request, lang, t)),
  ]
  const after = [
    ...(isWithout ? [t('mail.notice.files', { id, command })] : []),
    isEmail
      ? t('mail.notice.reply', { reach: emailOrPhone })
      : t('mail.notice.call', { reach: emailOrPhone }),
    t('mail.notice.answered', { id, command }),
  ]
  const intro = t('mail.notice.intro', { name, date: momentWords(request.createdAt, lang) })
  return {
    subject: headerText(t('mail.notice.subject', { about: subjectName(request, t), name })),
    hasFiles: files.length > 0 && !isWithout,
    text: mailText([intro, rowsText(rows), ...after]),
  }
}

export function mailRow(
  row: KeptRow,
  request: StoredRequest,
  lang: Language,
  t: Translate,
): [string, string] {
  const value = row.kind === 'choice' ? choiceWords[row.name](request, lang, t) : request[row.name]
  return [t(row.words.mail), value]
}

const choiceWords: Readonly<
  Record<ContactChoice, (request: StoredRequest, lang: Language, t: Translate) => string>
> = {
  subject: (request, _, t) => subjectName(request, t),
  answerLanguage: ({ answerLanguage }, lang) => languageName(answerLanguage, lang),
}

/** Keeps a visitor's text from being decoded as encoded words (RFC 2047). */
export function headerText(text: string): string {
  return text.replaceAll('=?', '= ?')
}

function subjectName({ subject }: StoredRequest, t: Translate): string {
  // Also offerings that have been switched off since.
  const row = offeringTable.find(({ id }) => id === subject)
  return row ? t(`offering.${row.id}.name`) : t('mail.subject.none')
}

function rowsText(rows: readonly (readonly [label: string, value: string])[]): string {
  const known = rows.filter(([, value]) => value !== '')
  return known.map(([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`).join('\n')
}

function mailText(paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`
}

function languageName(lang: Language, inLanguage: Language): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(lang) ?? lang
}

/** Company data required in business letters (artt. 2199 and 2250 c.c.). */
export function letterhead(t: Translate, read: (key: SettingKey) => string = setting): string[] {
  return companyRows
    .filter(({ key, inLetter }) => inLetter && read(key))
    .map(({ key }) => `${t(key)}: ${read(key)}`)
}
