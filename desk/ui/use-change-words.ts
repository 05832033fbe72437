import { useNames } from '../rows/form-context.ts'
import { useWords } from './desk-context.ts'

type Row = Readonly<Record<string, unknown>>

const longest = 300

/** How the rooms name what was changed. */
export function useChangeWords() {
  const t = useWords('shell')
  const named = useNames()
  const label = (...names: readonly string[]) =>
    named(...names.flatMap((name) => [`label.${name}`, `list.${name}`])) ?? names.at(-1) ?? ''

  function readable(value: unknown): string {
    const isEmpty = value === undefined || value === null || value === ''
    if (isEmpty) return t('change.empty')
    if (typeof value === 'boolean') return t(value ? 'change.yes' : 'change.no')
    const text = typeof value === 'object' ? Object.values(value).map(readable).join(' · ') : String(value)
    return text.length > longest ? `${text.slice(0, longest)}…` : text
  }

  return {
    t,
    label,
    readable,
    title: (file: string) => {
      const name = file.replace('.json', '')
      return name === 'i18n/it' || name === 'i18n/en' ? t(`change.${name}`) : (named(`file.${name}`) ?? name)
    },
    rowName: (list: string, row: unknown) => {
      const { key, name, title, text, offering, id, days } = Object(row)
      return list === 'entries' ? label(key) : readable(name ?? title ?? text ?? offering ?? id ?? days)
    },
    /** The fields that differ. A setting is a single value, none while it is switched off. */
    fields: (list: string, before: unknown, after: unknown) => {
      const [was, is]: [Row, Row] = [Object(before), Object(after)]
      if (list === 'entries') return [{ label: '', before: setting(was), after: setting(is) }]
      const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
      return names
        .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
        .map((name) => ({
          label: label(`${list}.${name}`, name),
          before: name === 'enable' ? was[name] === 1 : was[name],
          after: name === 'enable' ? is[name] === 1 : is[name],
        }))
    },
  }
}

const setting = ({ enable, value }: Row) => (enable === 1 ? value : '')
