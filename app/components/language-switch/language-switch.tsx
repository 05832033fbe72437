import { useEffect, useState } from 'react'
import { useHere } from '#app/place.ts'
import { tellWorkerLanguage } from '#app/worker/tell-language.ts'
import type { Language } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'

type LanguageSwitchProps = { className?: string | undefined; short?: boolean }

/** A real link to this page in the other language. Following it remembers the choice and keeps query and fragment. */
export function LanguageSwitch({ className, short = false }: LanguageSwitchProps) {
  const { page, lang, t } = useHere()
  const other: Language = lang === 'it' ? 'en' : 'it'
  const rest = useRest()
  return (
    <a
      className={className}
      href={pagePath(page === 'notfound' ? 'home' : page, { lang: other, form: 'pinned' }) + rest}
      lang={other}
      hrefLang={other}
      onClick={() => rememberLanguage(other)}
    >
      {short ? <span aria-hidden="true">{other.toUpperCase()}</span> : null}
      <span className={short ? 'visually-hidden' : undefined}>{t('shell.otherLanguage')}</span>
    </a>
  )
}

/** The address's query and fragment, what the visitor made there; kept up to date, empty until the page is hydrated. */
function useRest(): string {
  const [rest, setRest] = useState('')
  useEffect(() => {
    const read = () => setRest(location.search + location.hash)
    read()
    window.addEventListener('hashchange', read)
    const navigation = 'navigation' in window ? window.navigation : undefined
    navigation?.addEventListener('currententrychange', read)
    return () => {
      window.removeEventListener('hashchange', read)
      navigation?.removeEventListener('currententrychange', read)
    }
  }, [])
  return rest
}

const year = 60 * 60 * 24 * 365

/** Written only when the switch is used: the cookie `lang` is functional and lasts a year. */
function rememberLanguage(lang: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers late, and the link leaves the page.
  document.cookie = `lang=${lang}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  tellWorkerLanguage(lang)
}
