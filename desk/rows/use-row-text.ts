import { useDesk, useWords } from '../ui/desk-context.ts'
import { useProducts } from './form-context.ts'
import { kindOf, nameOf, type Row } from './form-model.ts'
import { dayNames } from './value-fields.tsx'

/** A row's name, and what matters of it. */
export function useRowText(): (row: Row) => { title: string; detail: string } {
  const t = useWords('rows')
  const { lang } = useDesk()
  const products = useProducts()
  const days = dayNames(lang)
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' })
  return (row) => {
    const product = products[String(row.offering ?? (Object.keys(row).length === 2 && row.id))] ?? ''
    const named = Array.isArray(row.days)
      ? row.days.map((one) => days[String(one)]).join(', ')
      : nameOf(row, lang)
    const date = Date.parse(String(row.date))
    const detail = [
      named && product,
      Number.isNaN(date) ? '' : day.format(date),
      row.time,
      row.opens && row.closes ? `${row.opens}–${row.closes}` : '',
      row.place,
      'work' in row && t(`kind.${kindOf(row) || 'none'}`),
      typeof row.kind === 'string' && t(`choice.kind.${row.kind === 'making' ? 'making' : 'needs'}`),
    ]
    return { title: named || product, detail: detail.filter(Boolean).join(' · ') }
  }
}
