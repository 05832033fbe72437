import type { ClientFile } from '#content/clients.ts'
import { offeringTable } from '#content/offerings.ts'
import type { PeopleFile } from '#content/people.ts'
import type { Entry } from '#shared/entries.ts'
import { clientRules } from './client-rules.ts'
import type { FaultWords } from './fault-words-shape.ts'
import { logoRules, type OwnImages } from './logo-rules.ts'
import type { OwnerFile } from './owner-files.ts'
import { peopleRules } from './people-rules.ts'
import type { Fault } from './schema-faults.ts'
import { termsRules } from './terms-rules.ts'

type Row = Readonly<Record<string, unknown>>

/** The rules that a schema cannot say. `value` has the shape of the file's schema. */
export function ownRules(name: OwnerFile, value: unknown, images: OwnImages, words: FaultWords): Fault[] {
  if (name === 'settings') {
    const { entries } = value as { entries: readonly Entry[] }
    return [
      ...doubled('entries', 'key', entries, words),
      ...settingsRules(entries, words),
      ...logoRules(entries, images, words),
    ]
  }
  if (name === 'people') return peopleRules(value as PeopleFile, images, words)
  // One product may have any number of them.
  if (name === 'claims') return []
  const rows = (value as Record<string, readonly Row[]>)[name] ?? []
  if (name === 'terms') return [...doubled(name, 'offering', rows, words), ...termsRules(rows, words)]
  const twice = doubled(name, 'id', rows, words)
  if (name === 'offerings') return [...twice, ...offeredRules(rows, words)]
  if (name !== 'clients') return twice
  const file = value as ClientFile
  return [...twice, ...doubled('sectors', 'id', file.sectors, words), ...clientRules(file, images, words)]
}

/** Something to ask for must be left. */
function offeredRules(rows: readonly Row[], words: FaultWords): Fault[] {
  const off = new Set(rows.filter(({ enable }) => enable === 0).map(({ id }) => id))
  const isLeft = offeringTable.some(
    (row) => 'contact' in row && !off.has(row.id) && !('anchor' in row.target && off.has(row.target.anchor)),
  )
  return isLeft ? [] : [{ path: ['offerings'], text: words.offering.noneLeft }]
}

/** The rows whose field says what an earlier row's says. */
function doubled(list: string, field: string, rows: readonly Row[], words: FaultWords): Fault[] {
  const firsts = new Map<unknown, number>()
  return rows.flatMap(({ [field]: name }, index) => {
    const first = firsts.get(name)
    if (first === undefined) {
      firsts.set(name, index)
      return []
    }
    return [{ path: [list, index, field], text: words.already, earlier: [list, first, field] }]
  })
}

const isCountry = (text: string) =>
  /^[A-Z]{2}$/.test(text) &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(text) !== undefined

const country = { pattern: { test: isCountry }, right: 'IT, DE, FR, US' }
const safeguard = { pattern: /^(adequacy|clauses)$/, right: 'adequacy, clauses' }

type ValueRule = { pattern: Pick<RegExp, 'test'>; right: string }

const values: Readonly<Record<string, ValueRule>> = {
  'brand.name': { pattern: /\S/, right: 'Easy' },
  'brand.short': { pattern: /^\S.{0,11}$/, right: 'Rossi' },
  'brand.colour': { pattern: /^#[\da-f]{6}$/i, right: '#9C1B14' },
  'owner.language': { pattern: /^(it|en)$/, right: 'it, en' },
  'site.origin': { pattern: /^https?:\/\/[^\s/]+$/, right: 'https://www.example.it' },
  'company.kind': {
    pattern: /^(sole|partnership|company|cooperative|professional)$/,
    right: 'sole, partnership, company, cooperative, professional',
  },
  'company.email': { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, right: 'info@example.it' },
  'company.pec': { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, right: 'azienda@pec.example.it' },
  'contact.recipient': { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, right: 'info@example.it' },
  'contact.retention.months': { pattern: /^[1-9]\d{0,2}$/, right: '12' },
  'contact.files': { pattern: /^\d{1,2}$/, right: '3' },
  'privacy.host.country': country,
  'privacy.mail.country': country,
  'privacy.host.safeguard': safeguard,
  'privacy.mail.safeguard': safeguard,
  'privacy.backup.days': { pattern: /^\d{1,4}$/, right: '30' },
  'privacy.host.days': { pattern: /^\d{1,4}$/, right: '14' },
  'contact.file.megabytes': { pattern: /^\d{1,3}(\.\d+)?$/, right: '5' },
}

function settingsRules(entries: readonly Entry[], words: FaultWords): Fault[] {
  return entries.flatMap(({ enable, key, value }, index) => {
    const rule = values[key]
    if (enable !== 1 || !rule || rule.pattern.test(value)) return []
    return [
      { path: ['entries', index, 'value'], text: `${JSON.stringify(value)}; ${words.right}: ${rule.right}` },
    ]
  })
}
