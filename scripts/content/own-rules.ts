import { type Client, type ClientFile, kindsOf } from '#content/clients.ts'
import { offeringTable } from '#content/offerings.ts'
import type { Hours, PeopleFile } from '#content/people.ts'
import { type PriceRow, priceUnits } from '#content/price.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import { findOpening, openings } from '#shared/client-cards.ts'
import type { Entry } from '#shared/entries.ts'
import { type LogoUse, readLogoFile } from './logo-file.ts'
import type { OwnerFile } from './owner-files.ts'
import type { Fault } from './schema-faults.ts'

export type OwnImages = {
  path: (file: string) => string
  has: (file: string) => boolean
  read: (file: string) => Buffer
}

type Row = Readonly<Record<string, unknown>>

/** Rules beyond the schema, which the value must already match. */
export function ownRules(name: OwnerFile, value: unknown, images: OwnImages, say: Say): Fault[] {
  if (name === 'settings') {
    const { entries } = value as { entries: readonly Entry[] }
    return [...doubled('entries', 'key', entries, say), ...logoRules(entries, images, say)]
  }
  if (name === 'people') return peopleRules(value as PeopleFile, images, say)
  if (name === 'claims') return []
  const rows = (value as Record<string, readonly Row[]>)[name] ?? []
  if (name === 'terms') return [...doubled(name, 'offering', rows, say), ...termsRules(rows, say)]
  const twice = doubled(name, 'id', rows, say)
  if (name === 'offerings') return [...twice, ...offeredRules(rows, say)]
  return name === 'clients' ? [...twice, ...clientRules(value as ClientFile, images, say)] : twice
}

/** At least one offering must stay selectable in the form. */
function offeredRules(rows: readonly Row[], say: Say): Fault[] {
  const off = new Set(rows.filter(({ enable }) => enable === 0).map(({ id }) => id))
  const isLeft = offeringTable.some(
    (row) => 'contact' in row && !off.has(row.id) && !('anchor' in row.target && off.has(row.target.anchor)),
  )
  return isLeft ? [] : [{ path: ['offerings'], text: say('check.offering.noneLeft') }]
}

function doubled(list: string, field: string, rows: readonly Row[], say: Say): Fault[] {
  const firsts = new Map<unknown, number>()
  return rows.flatMap(({ [field]: name }, index) => {
    const first = firsts.get(name)
    firsts.set(name, first ?? index)
    if (first === undefined) return []
    return [{ path: [list, index, field], text: say('check.already'), earlier: [list, first, field] }]
  })
}

/** Links to missing pages, rows of several kinds. */
function clientRules({ clients }: ClientFile, images: OwnImages, say: Say): Fault[] {
  const faults: Fault[] = []
  for (const [row, client] of clients.entries()) {
    const add = (text: string, ...field: (string | number)[]) =>
      faults.push({ path: ['clients', row, ...field], text })
    for (const [index, { file }] of client.images.entries())
      if (!images.has(file)) add(say('check.noFile', { file: images.path(file) }), 'images', index, 'file')
    const [, second] = kindsOf(client)
    if (second) add(say('check.client.oneKind'), second)
    const wrong = second ? undefined : wrongOpening(client, say)
    if (wrong) add(wrong, 'opens')
  }
  return faults
}

function wrongOpening({ opens, demonstration }: Client, say: Say): string | undefined {
  if (!opens) return demonstration ? say('check.client.opensNothing') : undefined
  if (findOpening(opens)) return undefined
  const places = new Set(openings.map(({ page, anchor }) => `${page}#${anchor}`))
  return say('check.notOneOf', { value: `${opens.page}#${opens.anchor}`, allowed: [...places].join(', ') })
}

/** Missing pictures, hours that overlap or end before they begin. */
function peopleRules({ people, hours }: PeopleFile, images: OwnImages, say: Say): Fault[] {
  const faults: Fault[] = []
  for (const [row, { picture }] of people.entries())
    if (picture && !images.has(picture.file)) {
      const text = say('check.noFile', { file: images.path(picture.file) })
      faults.push({ path: ['people', row, 'picture', 'file'], text })
    }
  for (const [row, span] of hours.entries()) {
    const first = hours.slice(0, row).findIndex((earlier) => isOverlapping(earlier, span))
    const at = (index: number, field: string) => ['hours', index, field]
    if (span.closes <= span.opens)
      faults.push({ path: at(row, 'closes'), text: `${span.closes}: ${say('check.hours.order')}` })
    else if (first >= 0)
      faults.push({ path: at(row, 'opens'), text: say('check.hours.overlap'), earlier: at(first, 'opens') })
  }
  return faults
}

function isOverlapping(one: Hours, other: Hours): boolean {
  return (
    one.days.some((day) => other.days.includes(day)) && one.opens < other.closes && other.opens < one.closes
  )
}

export function termsRules(rows: readonly { price?: PriceRow }[], say: Say): Fault[] {
  return rows.flatMap(({ price }, index) => {
    if (!price) return []
    const fault = (text: string, ...field: string[]): Fault => ({
      path: ['terms', index, 'price', ...field],
      text,
    })
    const units = priceUnits.filter((unit) => price[unit] !== undefined)
    if (units.length === 0) return price.quotation ? [] : [fault(say('check.price.empty'))]
    return [
      ...(price.quotation ? [fault(say('check.price.both'), 'quotation')] : []),
      ...(price.vat ? [] : [fault(say('check.price.noVat'), 'vat')]),
      ...units
        .filter((unit) => !isWholeCents(price[unit] ?? 0))
        .map((unit) => fault(`${price[unit]}: ${say('check.price.cents')}`, unit)),
    ]
  })
}

/** Floating point: 19.90 × 100 is not exactly 1990. */
function isWholeCents(euros: number): boolean {
  return Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6
}

const uses = new Map<string, LogoUse>([
  ['brand.logo', 'logo'],
  ['brand.logo.dark', 'logo'],
  ['brand.icon', 'icon'],
])

function logoRules(entries: readonly Entry[], images: OwnImages, say: Say): Fault[] {
  const isOn = (key: string) => entries.some((entry) => entry.key === key && entry.enable === 1)
  return entries.flatMap(({ enable, key, value }, row) => {
    const use = uses.get(key)
    if (enable !== 1 || !use) return []
    const path = ['entries', row, 'value'] as const
    const file = images.path(value)
    if (!images.has(value)) return [{ path, text: say('check.noFile', { file }) }]
    const read = readLogoFile(value, images.read(value), use)
    if (typeof read === 'string') return [{ path, text: `${file}: ${say(`check.${use}.${read}`)}` }]
    return key === 'brand.logo.dark' && !isOn('brand.logo') ? [{ path, text: say('check.logo.alone') }] : []
  })
}
