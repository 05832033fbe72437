import type { ClientFile } from '#content/clients.ts'
import { offeringTable } from '#content/offerings.ts'
import type { PeopleFile } from '#content/people.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import type { Entry } from '#shared/entries.ts'
import { clientRules } from './client-rules.ts'
import { logoRules, type OwnImages } from './logo-rules.ts'
import type { OwnerFile } from './owner-files.ts'
import { peopleRules } from './people-rules.ts'
import type { Fault } from './schema-faults.ts'
import { termsRules } from './terms-rules.ts'

type Row = Readonly<Record<string, unknown>>

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
  if (name !== 'clients') return twice
  const file = value as ClientFile
  return [...twice, ...doubled('sectors', 'id', file.sectors, say), ...clientRules(file, images, say)]
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
