import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { letterRows, shortRows } from '#shared/contact-rows.ts'

/** A request in one line, for lists. */
export function line({
  id,
  createdAt,
  answeredAt,
  subject,
  name,
  emailOrPhone,
  files,
}: StoredRequest): string {
  const state = answeredAt ? 'answered' : 'open    '
  const attached = files.length > 0 ? ` +${files.length}` : ''
  return [
    id.slice(0, 8),
    localTime(createdAt),
    state,
    subject || '-',
    name,
    `${emailOrPhone}${attached}`,
  ].join('  ')
}

/** All of a request. */
export function details(request: StoredRequest): string {
  const { id, createdAt, answeredAt, pageLanguage, files } = request
  const rows: [string, string][] = [
    ['number', id],
    ['received', `${localTime(createdAt)} (${pageLanguage})`],
    ['answered', answeredAt ? localTime(answeredAt) : 'not yet'],
    ...shortRows.map(({ title, name }): [string, string] => [title, request[name]]),
    ...files.map((file): [string, string] => [
      'attached',
      `${file.name} (${Math.ceil(file.size / 1000)} kB)`,
    ]),
  ]
  const head = rows.filter(([, value]) => value !== '').map(([label, value]) => `${label.padEnd(10)}${value}`)
  return [...head, ...letterRows.flatMap(({ name }) => ['', request[name]])].join('\n')
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
})

function localTime(date: Date): string {
  return clock.format(date)
}
