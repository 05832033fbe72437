import type { Difference } from '../files/differences.ts'
import { type Row, same } from '../rows/form-model.ts'
import { useNames, useReadable, useRowText } from '../rows/form-words.ts'
import { sourceOf } from '../rows/sources.ts'
import { useWords } from './desk-context.ts'
import { addressOf } from './use-address.ts'

/** One change of the owner's files in the words of the forms: its name, the former value, the new one. */
export function ChangeLine({ file, list, before, after, words }: Difference & { words: ChangeWords }) {
  const { t } = words
  const isText = file.startsWith('i18n/')
  const { isRow, name, pairs } = words.described({ file, list, before, after })
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
            : <b>{name}</b>
          </>
        )}
        {isRow && before === undefined && ` · ${t('change.new')}`}
        {isRow && after === undefined && ` · ${t('change.gone')}`}
        {isRow && same(before, after) && ` · ${t('change.moved')}`}
      </p>
      {(!isRow || (before !== undefined && after !== undefined)) &&
        pairs.map((pair) => (
          <p key={pair.label}>
            {pair.label && `${pair.label}: `}
            {pair.before && pair.before !== pair.after && <del>{pair.before}</del>} <ins>{pair.after}</ins>
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

  function described({ file, list, before, after }: Difference) {
    const source = sourceOf(file, list)
    const isRow = source?.list === list
    const pair = (key: string, was: unknown, is: unknown) => ({
      before:
        was === undefined || was === '' ? '' : readable(list, [key], source?.schema.properties?.[key], was),
      after: readable(list, [key], source?.schema.properties?.[key], is),
    })
    const alone = (key: string, was: unknown, is: unknown) => ({
      isRow,
      name: label(list, [key]),
      pairs: [{ label: '', ...pair(key, was, is) }],
    })
    if (!isRow) return alone(list, before, after)
    const [was, is]: [Row, Row] = [Object(before), Object(after)]
    // A setting is a single value, none while it is switched off.
    const setting = ({ enable, value }: Row) => (enable === 1 ? value : '')
    if (list === 'entries') return alone(String(Object(before ?? after).key), setting(was), setting(is))
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    return {
      isRow,
      name: rowText(after === undefined ? was : is).title,
      pairs: names
        .filter((name) => !same(was[name], is[name]))
        .map((name) => ({ label: label(list, [name]), ...pair(name, was[name], is[name]) })),
    }
  }

  return {
    t,
    described,
    title: (file: string) => {
      const name = file.replace('.json', '')
      return name === 'i18n/it' || name === 'i18n/en' ? t(`change.${name}`) : (named(`file.${name}`) ?? name)
    },
  }
}
