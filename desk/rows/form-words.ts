import { weekdayName } from '#app/contact/who/hours-words.ts'
import { weekdays } from '#content/people.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { dayWords } from '#shared/dates.ts'
import { europeanArea } from '#shared/hosting.ts'
import type { Dictionary } from '#shared/messages.ts'
import { dictionaries } from '../dictionaries.ts'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { choicesOf, kindOf, nameOf, type Row, type Schema, shapeOf, writeNumber } from './form-model.ts'

type Path = readonly string[]

/** The first of these keys that the room's dictionary has. */
export function useNames(): (...keys: Path) => string | undefined {
  const { lang } = useDesk()
  const words: Dictionary = dictionaries[lang].rows
  return (...keys) => keys.map((key) => words[key]).find((text) => text !== undefined)
}

/** Keys for a field: the most specific first, `people.name` before `name`, `price.monthly` before `monthly`. */
export function keysFor(kind: 'label' | 'hint' | 'choice', list: string, path: Path): Path {
  const names = [path.join('.'), path.slice(-2).join('.'), path.at(-1)]
  return [`${kind}.${list}`, kind].flatMap((start) => names.map((name) => `${start}.${name}`))
}

/** By id, what each product is called. */
export function useProducts(): Readonly<Record<string, string>> {
  return useLoaded<Readonly<Record<string, string>>>('/desk/api/products').value ?? {}
}

type Choice = { id: string; name: string }
type Choices = (list: string, path: Path, schema: Schema) => readonly Choice[]

/** What a field may be: of the schema, of the countries. */
export function useChoices(): Choices {
  const { lang } = useDesk()
  const products = useProducts()
  const named = useNames()
  return (list, path, schema) => {
    const shape = shapeOf(path, schema)
    if (shape === 'country') return countries(lang)
    if (shape === 'many') return weekdays.map((id) => ({ id, name: weekdayName(id, lang) }))
    return choicesOf(schema).map((id) => ({
      id,
      name: named(...keysFor('choice', list, [path.at(-1) ?? '', id])) ?? products[id] ?? id,
    }))
  }
}

/** The European Economic Area, and what is hosted elsewhere; others are written by hand. */
const hosting = [
  ...europeanArea,
  'AR',
  'AU',
  'BR',
  'CA',
  'CH',
  'GB',
  'IL',
  'IN',
  'JP',
  'KR',
  'NZ',
  'SG',
  'US',
  'UY',
]

/** Italy, then the others by name. */
function countries(lang: string): readonly Choice[] {
  const names = new Intl.DisplayNames(lang, { type: 'region' })
  const found = hosting.map((id) => ({ id, name: names.of(id) ?? id }))
  return found.sort(
    (one, other) =>
      Number(other.id === 'IT') - Number(one.id === 'IT') || one.name.localeCompare(other.name, lang),
  )
}

const written = (date: unknown, lang: OwnerLanguage) =>
  Number.isNaN(Date.parse(String(date))) ? '' : dayWords(String(date), lang, 'full')

/** A row's name, and what matters of it. */
export function useRowText(): (row: Row) => { title: string; detail: string } {
  const t = useWords('rows')
  const { lang } = useDesk()
  const products = useProducts()
  return (row) => {
    const days: unknown = row.days
    const product = products[String(row.offering ?? (Object.keys(row).length === 2 && row.id))] ?? ''
    const named = Array.isArray(days)
      ? weekdays
          .filter((day) => days.includes(day))
          .map((day) => weekdayName(day, lang))
          .join(', ')
      : nameOf(row, lang)
    const detail = [
      named && product,
      written(row.date, lang),
      row.time,
      row.opens && row.closes ? `${row.opens}–${row.closes}` : '',
      row.place,
      'work' in row && t(`kind.${kindOf(row) || 'none'}`),
      typeof row.kind === 'string' && t(`choice.kind.${row.kind === 'making' ? 'making' : 'needs'}`),
    ]
    return { title: named || product, detail: detail.filter(Boolean).join(' · ') }
  }
}

const longest = 300

/** Labels and values for lists of changes; of an object the values alone. */
export function useReadable() {
  const t = useWords('shell')
  const { lang } = useDesk()
  const named = useNames()
  const products = useProducts()

  const label = (list: string, name: string) =>
    named(...keysFor('label', list, [name]), `list.${name}`) ?? name

  function whole(name: string, value: unknown): string {
    if (value === undefined || value === '') return t('change.empty')
    if (typeof value === 'boolean' || name === 'enable') return t(value ? 'change.yes' : 'change.no')
    if (typeof value === 'object')
      return Object.entries(Object(value))
        .map(([step, one]) => whole(Array.isArray(value) ? name : step, one))
        .join(' · ')
    const day = weekdays.find((one) => one === value)
    if (day) return weekdayName(day, lang)
    if (name === 'date') return written(value, lang)
    const text = writeNumber(value, lang)
    return named(...keysFor('choice', '', [name, text])) ?? products[text] ?? text
  }

  const readable = (name: string, value: unknown) => {
    const text = whole(name, value)
    return text.length > longest ? `${text.slice(0, longest)}…` : text
  }
  return { label, readable }
}
