import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { letterRows, shortRows } from '#shared/contact-rows.ts'
import { withoutInvisible } from '#shared/invisible.ts'
import type { CommandWords, Desk } from './desk.ts'

/** A request in one line, for lists. */
export function line(request: StoredRequest, { isOpen, isAnswered }: CommandWords): string {
  const { id, createdAt, answeredAt, subject, name, emailOrPhone, files } = request
  const width = Math.max(isOpen.length, isAnswered.length)
  const state = (answeredAt ? isAnswered : isOpen).padEnd(width)
  const attached = files.length > 0 ? ` +${files.length}` : ''
  return [id.slice(0, 8), localTime(createdAt), state, subject || '-', name, `${emailOrPhone}${attached}`]
    .map(withoutInvisible)
    .join('  ')
}

/** All of a request. */
export function details(request: StoredRequest, { words, t }: Pick<Desk, 'words' | 't'>): string {
  const { labels } = words
  const { id, createdAt, answeredAt, pageLanguage, files } = request
  const rows: [string, string][] = [
    [labels.number, id],
    [labels.received, `${localTime(createdAt)} (${pageLanguage})`],
    [labels.answered, answeredAt ? localTime(answeredAt) : labels.notYet],
    ...shortRows.map(({ words: own, name }): [string, string] => [t(own.mail), request[name]]),
    ...files.map((file): [string, string] => [
      labels.attached,
      `${file.name} (${Math.ceil(file.size / 1000)} kB)`,
    ]),
  ]
  const width = Math.max(...rows.map(([label]) => label.length)) + 2
  const head = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label.padEnd(width)}${withoutInvisible(value)}`)
  const letters = letterRows.flatMap(({ name }) => ['', ...request[name].split('\n').map(withoutInvisible)])
  return [...head, ...letters].join('\n')
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
})

function localTime(date: Date): string {
  return clock.format(date)
}
