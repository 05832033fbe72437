import type { Difference } from '../files/differences.ts'
import { type Row, same } from '../rows/form-model.ts'
import { useNames, useReadable, useRowText } from '../rows/form-words.ts'
import { useWords } from './desk-context.ts'
import { addressOf } from './use-address.ts'

/** One change of the owner's files in the words of the forms: its name, the former value, the new one. */
export function ChangeLine({ words, ...change }: Difference & { words: ChangeWords }) {
  const { t, title, told } = words
  const { name, state, pairs } = told(change)
  return (
    <div>
      <p>
        {title(change.file)}
        {change.file.startsWith('i18n/') ? (
          <>
            {' · '}
            <a href={addressOf('words', '-', change.list)}>{t('change.open')}</a>
          </>
        ) : (
          <>
            : <b>{name}</b>
          </>
        )}
        {state && ` · ${t(state)}`}
      </p>
      {pairs.map(({ label, before, after }) => (
        <p key={label}>
          {label && `${label}: `}
          {before && before !== after && <del>{before}</del>} <ins>{after}</ins>
        </p>
      ))}
    </div>
  )
}

export type ChangeWords = ReturnType<typeof useChangeWords>

/** How the forms name what was changed, and its values. Asked once for many changes: it loads names. */
export function useChangeWords() {
  const t = useWords('shell')
  const named = useNames()
  const rowText = useRowText()
  const { label, readable } = useReadable()

  function told({ list, before, after }: Difference) {
    const pair = (key: string, was: unknown, is: unknown, name = label(list, key)) => ({
      label: name,
      before: was === undefined || was === '' ? '' : readable(key, was),
      after: readable(key, is),
    })
    const alone = (key: string, was: unknown, is: unknown) => ({
      name: label(list, key),
      state: undefined,
      pairs: [pair(key, was, is, '')],
    })
    // What stands once is a text, in both languages perhaps.
    const some = after ?? before
    if (typeof some !== 'object' || 'it' in Object(some)) return alone(list, before, after)
    const [was, is]: [Row, Row] = [Object(before), Object(after)]
    // A setting is a single value, none while it is switched off.
    const setting = ({ enable, value }: Row) => (enable === 1 ? value : '')
    if (list === 'entries') return alone(String(is.key ?? was.key), setting(was), setting(is))
    const { title } = rowText(after === undefined ? was : is)
    if (before === undefined) return { name: title, state: 'change.new', pairs: [] } as const
    if (after === undefined) return { name: title, state: 'change.gone', pairs: [] } as const
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    const changed = names.filter((name) => !same(was[name], is[name]))
    return {
      name: title,
      state: changed.length === 0 ? 'change.moved' : undefined,
      pairs: changed.map((name) => pair(name, was[name], is[name])),
    } as const
  }

  return {
    t,
    told,
    title: (file: string) => {
      const name = file.replace('.json', '')
      return name === 'i18n/it' || name === 'i18n/en' ? t(`change.${name}`) : (named(`file.${name}`) ?? name)
    },
  }
}
