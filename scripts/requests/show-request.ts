import type { Say } from '#scripts/owner/owner-words.ts'
import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { letterRows, shortRows } from '#shared/contact-fields.ts'
import { withoutInvisible } from '#shared/invisible.ts'
import { requestNumber } from '#shared/sending.ts'
import type { CommandContext } from './command-context.ts'

export function line(request: StoredRequest, say: Say): string {
  const { id, createdAt, answeredAt, subject, name, emailOrPhone, files } = request
  const [open, done] = [say('requests.open'), say('requests.done')]
  const state = (answeredAt ? done : open).padEnd(Math.max(open.length, done.length))
  const attached = files.length > 0 ? ` +${files.length}` : ''
  return [requestNumber(id), localTime(createdAt), state, subject || '-', name, `${emailOrPhone}${attached}`]
    .map(withoutInvisible)
    .join('  ')
}

export function details(request: StoredRequest, { say, t }: Pick<CommandContext, 'say' | 't'>): string {
  const { id, createdAt, answeredAt, pageLanguage, files } = request
  const rows: [string, string][] = [
    [say('requests.label.number'), id],
    [say('requests.label.received'), `${localTime(createdAt)} (${pageLanguage})`],
    [say('requests.label.answered'), answeredAt ? localTime(answeredAt) : say('requests.label.notYet')],
    ...shortRows.map(({ words: own, name }): [string, string] => [t(own.mail), request[name]]),
    ...files.map((file): [string, string] => [
      say('requests.label.attached'),
      `${file.name} (${Math.ceil(file.size / 1000)} kB)`,
    ]),
  ]
  const width = Math.max(...rows.map(([label]) => label.length)) + 2
  const head = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label.padEnd(width)}${withoutInvisible(value)}`)
  const letters = letterRows.flatMap(({ name }) => ['', visibleText(request[name])])
  const note = request.note ? ['', `${say('requests.label.note')}:`, visibleText(request.note)] : []
  return [...head, ...letters, ...note].join('\n')
}

/** Keeps line breaks alone. */
export function visibleText(text: string): string {
  return text.split('\n').map(withoutInvisible).join('\n')
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
})

export function localTime(date: Date): string {
  return clock.format(date)
}
