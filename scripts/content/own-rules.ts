import type { ClientFile } from '#content/clients.ts'
import type { Fault } from '#content/schema.ts'
import type { Entry } from '#shared/entries.ts'
import type { OwnerFile } from './content-faults.ts'

type Row = { id: string }

/** The rules that a schema cannot say. `value` has the shape of the file's schema; `isImage` looks below `content`. */
export function ownRules(name: OwnerFile, value: unknown, isImage: (file: string) => boolean): Fault[] {
  if (name === 'settings') return settingsRules((value as { entries: readonly Entry[] }).entries)
  const rows = (value as Record<string, readonly Row[]>)[name] ?? []
  const doubled = doubledIds(name, rows)
  if (name !== 'clients') return doubled
  const file = value as ClientFile
  return [...doubled, ...doubledIds('sectors', file.sectors), ...clientRules(file, isImage)]
}

function doubledIds(list: string, rows: readonly Row[]): Fault[] {
  return rows.flatMap(({ id }, index) => {
    const first = rows.findIndex((row) => row.id === id)
    if (first === index) return []
    return [{ path: [list, index, 'id'], text: `c’è già alla riga · already in row ${first + 1}` }]
  })
}

function clientRules({ sectors, clients }: ClientFile, isImage: (file: string) => boolean): Fault[] {
  const known = sectors.map(({ id }) => id)
  return clients.flatMap(({ sector, images }, row) => {
    const path = ['clients', row] as const
    const isKnown = known.includes(sector)
    return [
      ...(isKnown
        ? []
        : [
            {
              path: [...path, 'sector'],
              text: `"${sector}": non è tra · is not one of: ${known.join(', ')}`,
            },
          ]),
      ...images.flatMap(({ file }, index) =>
        isImage(file)
          ? []
          : [
              {
                path: [...path, 'images', index, 'file'],
                text: `content/${file}: il file manca · no such file`,
              },
            ],
      ),
    ]
  })
}

const values: Readonly<Record<string, { pattern: RegExp; right: string }>> = {
  'brand.name': { pattern: /\S/, right: 'Easy' },
  'site.origin': { pattern: /^https?:\/\/[^\s/]+$/, right: 'https://www.example.it' },
  'company.email': { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, right: 'info@example.it' },
  'company.pec': { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, right: 'azienda@pec.example.it' },
  'contact.recipient': { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, right: 'info@example.it' },
  'contact.retention.months': { pattern: /^[1-9]\d{0,2}$/, right: '12' },
  'contact.files': { pattern: /^\d{1,2}$/, right: '3' },
  'contact.file.megabytes': { pattern: /^\d{1,3}(\.\d+)?$/, right: '5' },
}

function settingsRules(entries: readonly Entry[]): Fault[] {
  return entries.flatMap(({ enable, key, value }, index) => {
    const rule = values[key]
    if (enable !== 1 || !rule || rule.pattern.test(value)) return []
    return [
      { path: ['entries', index, 'value'], text: `${JSON.stringify(value)}; giusto · right: ${rule.right}` },
    ]
  })
}
