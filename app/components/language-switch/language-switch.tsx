import { useEffect, useState } from 'react'
import { useHere } from '#app/platform/here.ts'
import { tellWorkerLanguage } from '#app/platform/tell-language.ts'
import { choiceCookie } from '#shared/language-choice.ts'
import { type Language, languageRow, languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'

type LanguageSwitchProps = { className?: string | undefined; short?: boolean }

/** A real link to this page in each other language. Following it remembers the choice and keeps query and fragment. */
export function LanguageSwitch({ className, short = false }: LanguageSwitchProps) {
  const { page, lang, part } = useHere()
  const rest = useRest()
  return languages
    .filter((other) => other !== lang)
    .map((other) => (
      <a
        key={other}
        className={className}
        href={
          pagePath(page === 'notfound' ? 'home' : page, { lang: other, addressForm: 'pinned' }, part) + rest
        }
        lang={other}
        hrefLang={other}
        onClick={() => rememberLanguage(other)}
      >
        {short ? <span aria-hidden="true">{other.toUpperCase()}</span> : null}
        <span className={short ? 'visually-hidden' : undefined}>{languageRow(other).name}</span>
      </a>
    ))
}

/** The address's query and fragment, what the visitor made there; kept up to date, empty until the page is hydrated. */
function useRest(): string {
  const [rest, setRest] = useState('')
  useEffect(() => {
    const read = () => setRest(location.search + location.hash)
    const stop = new AbortController()
    const options = { signal: stop.signal }
    read()
    window.addEventListener('hashchange', read, options)
    if ('navigation' in window) navigation.addEventListener('currententrychange', read, options)
    return () => stop.abort()
  }, [])
  return rest
}

/** Written only when the switch is used. */
function rememberLanguage(lang: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers late, and the link leaves the page.
  document.cookie = choiceCookie(lang, { isSecure: location.protocol === 'https:' })
  tellWorkerLanguage(lang)
}
