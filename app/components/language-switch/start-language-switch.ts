import { choiceCookie } from '#shared/language-choice.ts'
import { isLanguage, type Language } from '#shared/locale.ts'

/** Keeps query and fragment when the language changes: the link gets them just before it is used. */
export function startLanguageSwitch() {
  const update = ({ type, target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (!link) return
    link.search = location.search
    link.hash = location.hash
    if (type === 'click' && isLanguage(link.hreflang)) rememberLanguage(link.hreflang)
  }
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, update)
}

function rememberLanguage(lang: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers late, and the link leaves the page.
  document.cookie = choiceCookie(lang, { isSecure: location.protocol === 'https:' })
}
