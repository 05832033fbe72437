import { addressOf } from './use-address.ts'
import { useChangeWords } from './use-change-words.ts'

export type DescribedChange = { file: string; list: string; before?: unknown; after?: unknown }

/** One change of the owner's files in the words of the forms: its name, the former value, the new one. */
export function ChangeLine({ file, list, before, after }: DescribedChange) {
  const words = useChangeWords()
  const { t } = words
  const isText = file.startsWith('i18n/')
  const isRow = typeof (before ?? after) === 'object' && list !== 'about' && list !== 'area'
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
