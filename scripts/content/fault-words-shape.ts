import type { JsonCause } from './json-fault.ts'
import type { LogoFault } from './logo-file.ts'
import type { SchemaWords } from './schema-faults.ts'

export type FaultWords = SchemaWords & {
  row: string
  field: string
  rightRow: string
  right: string
  already: string
  noFile: string
  fileMissing: string
  /** By the cause; where a bracket is not closed, the line where it was opened. */
  json: Readonly<Record<JsonCause, (line: number) => string>>
  twice: (line: number) => string
  dictionary: {
    missing: (key: string) => string
    unknown: (key: string) => string
    stood: (text: string) => string
    says: (file: string, text: string) => string
    cannotFill: (placeholder: string) => string
    lacks: (placeholder: string) => string
  }
  needsText: string
  logo: Readonly<Record<LogoFault | 'alone', string>>
  icon: Readonly<Record<LogoFault, string>>
  price: { empty: string; noVat: string; both: string; cents: string }
  hours: Readonly<Record<'order' | 'overlap', string>>
  client: Readonly<Record<'oneKind' | 'opensNothing', string>>
  offering: {
    noPage: (page: string) => string
    noSection: (anchor: string) => string
    noOwnPage: string
    noColours: string
    noIcon: (icon: string) => string
    noneLeft: string
  }
}
