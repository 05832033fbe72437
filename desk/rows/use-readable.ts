import { useDesk, useWords } from '../ui/desk-context.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { useChoices } from './choice-field.tsx'
import { keysOf, namesOf, useNames, useProducts } from './form-context.ts'
import { kindOf, nameOf, type Row, type Schema, shapeOf, writeNumber } from './form-model.ts'
import { dayNames } from './value-fields.tsx'

type Path = readonly string[]

const longest = 300

const useDay = () => {
  const { lang } = useDesk()
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' })
  return (date: unknown) => (Number.isNaN(Date.parse(String(date))) ? '' : day.format(new Date(String(date))))
}

/** A row's name, and what matters of it. */
export function useRowText(): (row: Row) => { title: string; detail: string } {
  const t = useWords('rows')
  const { lang } = useDesk()
  const products = useProducts()
  const days = dayNames(lang)
  const day = useDay()
  return (row) => {
    const product = products[String(row.offering ?? (Object.keys(row).length === 2 && row.id))] ?? ''
    const named = Array.isArray(row.days)
      ? row.days.map((one) => days[String(one)]).join(', ')
      : nameOf(row, lang)
    const detail = [
      named && product,
      day(row.date),
      row.time,
      row.opens && row.closes ? `${row.opens}–${row.closes}` : '',
      row.place,
      'work' in row && t(`kind.${kindOf(row) || 'none'}`),
      typeof row.kind === 'string' && t(`choice.kind.${row.kind === 'making' ? 'making' : 'needs'}`),
    ]
    return { title: named || product, detail: detail.filter(Boolean).join(' · ') }
  }
}

/** Labels and values as the forms write them, for lists of changes. */
export function useReadable() {
  const t = useWords('shell')
  const rows = useWords('rows')
  const { lang } = useDesk()
  const named = useNames()
  const choices = useChoices()
  const { sectors = [] } = useLoaded<{ sectors?: readonly Row[] }>('/desk/api/files/clients.json').value ?? {}
  const day = useDay()

  const label = (list: string, ...path: Path) =>
    named(...keysOf('label', list, ...namesOf(path)), `list.${path.at(-1)}`) ?? path.at(-1) ?? ''

  function whole(list: string, path: Path, schema: Schema, value: unknown): string {
    const inside = (step: string, part: Schema = {}, one: unknown) => whole(list, [...path, step], part, one)
    const shape = shapeOf(path.at(-1) ?? '', schema)
    if (value === undefined || value === '') return t('change.empty')
    switch (shape) {
      case 'switch':
        return t(value === true || value === 1 ? 'change.yes' : 'change.no')
      case 'number':
        return writeNumber(value, lang)
      case 'date':
        return day(value)
      case 'picture':
        return rows('picture.current')
      case 'many':
        return [value]
          .flat()
          .map((one) => dayNames(lang)[String(one)])
          .join(', ')
      case 'both':
        return Object.values(Object(value)).join(' · ')
      case 'list':
        return [value]
          .flat()
          .map((one, index) => inside(String(index), schema.items, one))
          .join(' · ')
      case 'object':
        return Object.entries(Object(value))
          .map(
            ([step, one]) => `${label(list, ...path, step)}: ${inside(step, schema.properties?.[step], one)}`,
          )
          .join(' · ')
      case 'choice':
      case 'country':
      case 'sector':
      case 'opens': {
        const { page, anchor } = Object(value)
        const id = shape === 'opens' ? `${page}#${anchor}` : String(value)
        return choices({ list, sectors, path, schema, shape }).find((one) => one.id === id)?.name ?? id
      }
      default:
        return String(value)
    }
  }

  const readable = (list: string, path: Path, schema: Schema | undefined, value: unknown) => {
    const text = whole(list, path, schema ?? {}, value)
    return text.length > longest ? `${text.slice(0, longest)}…` : text
  }
  return { label, readable }
}
