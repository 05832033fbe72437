import { useState } from 'react'
import { askedKey } from '#scripts/content/word-families.ts'
import controls from '../ui/controls.module.css'
import { Waiting } from '../ui/controls.tsx'
import { useDesk, useLanguageName, useWords } from '../ui/desk-context.ts'
import { addressOf, stepsOf, useAddress } from '../ui/use-address.ts'
import { useDrafts } from '../ui/use-draft.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { Editor } from './editor.tsx'
import { PageFrame } from './page-frame.tsx'
import { go, hashOf, parsePlace } from './place.ts'
import type { WordsAnswer } from './routes.ts'
import { Search } from './search.tsx'
import styles from './words.module.css'

export default function WordsView() {
  const t = useWords('words')
  const loaded = useLoaded<WordsAnswer>('/desk/api/words')
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <Waiting of={loaded} />
      {loaded.value && <Room words={loaded.value} />}
    </>
  )
}

function Room({ words }: { words: WordsAnswer }) {
  const t = useWords('words')
  const shell = useWords('shell')
  const place = usePlace(words)
  const { path, keys, lang } = place
  const drafts = useDrafts(addressOf('words', '-', ''))
  const [isCorrecting, setCorrecting] = useState(true)
  const bases = [...new Set(keys.map(askedKey))]
  const forms = words.rows.map(({ key }) => key).filter((key) => bases.includes(askedKey(key)))
  const typed = drafts.flatMap(({ was, row }) =>
    Object.entries(row).filter(([name, text]) => text !== was?.[name]),
  )
  const draft = typed.flatMap(([name, text]) =>
    name.startsWith(`${lang}/`) ? [[name.slice(lang.length + 1), text]] : [],
  )
  const waiting = drafts.flatMap(({ key }) => stepsOf(key).slice(2)).filter((key) => !bases.includes(key))
  return (
    <>
      <div className={styles.bar}>
        <Places words={words} place={place} />
        <label className={controls.switch}>
          <input
            type="checkbox"
            checked={isCorrecting}
            onChange={({ target }) => setCorrecting(target.checked)}
          />
          {t('correct')}
        </label>
        <Search key={hashOf(path, keys)} words={words} lang={lang} path={path} />
      </div>
      <p className={styles.hint}>
        {t(isCorrecting ? 'correct.on' : 'correct.off')} {t('elsewhere')}{' '}
        <a href={addressOf('rows')}>{shell('room.rows')}</a>.{' '}
        {waiting.length > 0 && <a href={hashOf(path, waiting)}>{t('waiting', { count: waiting.length })}</a>}
      </p>
      <div className={styles.stage} data-editing={keys.length > 0}>
        <PageFrame
          title={t('page')}
          path={path}
          draft={Object.fromEntries(draft)}
          chosen={forms}
          isCorrecting={isCorrecting}
          onWords={(next) => go(path, next)}
          onPath={(next) => words.pages.some(({ path: of }) => `${next}/`.startsWith(`${of}/`)) && go(next)}
        />
        {keys.length > 0 && (
          <Editor key={bases.join(' ')} bases={bases} lang={lang} words={words} onClose={() => go(path)} />
        )}
      </div>
    </>
  )
}

type PlacesProps = { words: WordsAnswer; place: ReturnType<typeof usePlace> }

function Places({ words, place: { path, keys, lang, page } }: PlacesProps) {
  const nameOf = useLanguageName()
  const t = useWords('words')
  const own = words.pages.filter((one) => one.lang === lang)
  return (
    <>
      <select
        aria-label={t('page')}
        value={own.find((one) => one.page === page)?.path}
        onChange={({ target }) => go(target.value)}
      >
        {own.map((one) => (
          <option key={one.path} value={one.path}>
            {one.name}
          </option>
        ))}
      </select>
      <nav className={styles.choices} aria-label={t('language')}>
        {words.pages
          .filter((one) => one.page === page)
          .map((one) => (
            <a
              key={one.lang}
              href={hashOf(one.path, keys)}
              aria-current={one.lang === lang ? 'true' : undefined}
            >
              {nameOf(one.lang)}
            </a>
          ))}
        <a href={hashOf(path, [`meta.${page}.title`, `meta.${page}.description`])}>{t('engines')}</a>
      </nav>
    </>
  )
}

function usePlace({ rows, pages }: WordsAnswer) {
  const desk = useDesk()
  const { path: named, keys } = parsePlace(useAddress())
  const own = pages.filter((one) => one.lang === desk.lang)
  const stands = rows.find(({ key }) => askedKey(key) === askedKey(keys[0] ?? ''))?.pages
  const path = named ?? (own.find(({ page }) => stands?.includes(page)) ?? own[0])?.path ?? '/'
  const row = pages.findLast((one) => `${path}/`.startsWith(`${one.path}/`)) ?? own[0]
  return { path, keys, lang: row?.lang ?? desk.lang, page: row?.page ?? 'home' }
}
