import { usePageContext } from '#app/platform/page-context.ts'
import { languageRow, languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'

type LanguageSwitchProps = { className?: string | undefined; short?: boolean }

/** `start-language-switch.ts` adds query and fragment. */
export function LanguageSwitch({ className, short = false }: LanguageSwitchProps) {
  const { page, lang, part } = usePageContext()
  return languages
    .filter((other) => other !== lang)
    .map((other) => (
      <a
        key={other}
        className={className}
        href={pagePath(page === 'notfound' ? 'home' : page, { lang: other, addressForm: 'pinned' }, part)}
        lang={other}
        hrefLang={other}
      >
        {short ? <span aria-hidden="true">{other.toUpperCase()}</span> : null}
        <span className={short ? 'visually-hidden' : undefined}>{languageRow(other).name}</span>
      </a>
    ))
}
