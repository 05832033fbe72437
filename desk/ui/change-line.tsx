import { useNames } from '../rows/form-context.ts'
import { useWords } from './desk-context.ts'
import { addressOf } from './use-address.ts'

export type DescribedChange = { file: string; list: string; before?: unknown; after?: unknown }

/** One change of the owner's files in the words of the forms: its name, the former value, the new one. */
export function ChangeLine({ file, list, before, after }: DescribedChange) {
  const words = useChangeWords()
  const { t } = words
  const isText = file.startsWith('i18n/')
  const value = before ?? after
  // A whole list is another order of its rows.
  const isRow = typeof value === 'object' && !Array.isArray(value) && list !== 'about' && list !== 'area'
  const pairs = isRow ? words.fields(list, before, after) : [{ label: '', before, after }]
  return (
    <div>
      <p>
        {words.title(file)}
        {isText ? (
          <>
            {' · '}
            <a href={addressOf('words', '-', list)}>{t('change.open')}</a>
          </>
        ) : (
          <>
            : <b>{isRow ? words.rowName(list, after ?? before) : words.label(list)}</b>
          </>
        )}
        {isRow && before === undefined && ` · ${t('change.new')}`}
        {isRow && after === undefined && ` · ${t('change.gone')}`}
      </p>
      {(!isRow || (before !== undefined && after !== undefined)) &&
        pairs.map((pair) => (
          <p key={pair.label}>
            {pair.label && `${pair.label}: `}
            {Boolean(pair.before) && <del>{words.readable(pair.before)}</del>}{' '}
            <ins>{words.readable(pair.after)}</ins>
          </p>
        ))}
    </div>
  )
}

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
