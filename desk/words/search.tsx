import { useDeferredValue, useState } from 'react'
import type { Language } from '#shared/locale.ts'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { hashOf } from './place.ts'
import { readable } from './placeholders.ts'
import type { WordRow, WordsAnswer } from './routes.ts'
import { useNames } from './text-field.tsx'
import styles from './words.module.css'

const most = 40

type SearchProps = {
  words: WordsAnswer
  lang: Language
  /** The page in view, for texts that stand on none. */
  path: string
}

/** Finds each text by what it says in any language. */
export function Search({ words, lang, path }: SearchProps) {
  const t = useWords('words')
  const { brand } = useDesk()
  const nameOf = useNames()
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed).trim().toLocaleLowerCase()
  const pageOf = (row: WordRow) =>
    words.pages.find((one) => one.lang === lang && row.pages.includes(one.page))
  const withBrand = (text: string) => text.replaceAll('{{brand}}', brand)
  const isFound = ({ texts }: WordRow) =>
    Object.values(texts).some((text) => withBrand(text).toLocaleLowerCase().includes(wanted))
  const found = wanted.length < 2 ? [] : words.rows.filter(isFound)
  return (
    <div className={styles.search}>
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {wanted.length >= 2 && (
        <div className={styles.found}>
          <p role="status">
            {found.length > 0 ? t('search.found', { count: found.length }) : t('search.none')}
          </p>
          <ul>
            {found.slice(0, most).map((row) => (
              <li key={row.key}>
                <a href={hashOf(pageOf(row)?.path ?? path, [row.key])}>
                  <span lang={lang}>{readable(withBrand(row.texts[lang]), (one) => `[${nameOf(one)}]`)}</span>
                  <small>{pageOf(row)?.name ?? t('search.nowhere')}</small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
