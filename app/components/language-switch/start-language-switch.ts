import { choiceCookie } from '#shared/language-choice.ts'
import { isLanguage, type Language } from '#shared/locale.ts'

/**
 * Keeps the visitor's place and query when the language changes: the link gets them just before it is used.
 */
export function startLanguageSwitch() {
  const update = ({ type, target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (!link) return
    link.search = location.search
    link.hash = spotInView()
    if (type === 'click' && isLanguage(link.hreflang)) rememberLanguage(link.hreflang)
  }
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, update)
}

/** A fragment that names no element, such as a menu's, stays. */
function spotInView(): string {
  const { hash } = location
  const named = document.getElementById(hash.slice(1))
  if (hash && (!named || isInView(named))) return hash
  const begun = [...document.querySelectorAll('main :is(section, article, li)[id]')].filter(
    (spot) => spot.getBoundingClientRect().top < innerHeight / 3,
  )
  const spot = scrollY > 0 ? begun.at(-1) : undefined
  return spot ? `#${spot.id}` : ''
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function rememberLanguage(lang: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers late, and the link leaves the page.
  document.cookie = choiceCookie(lang, { isSecure: location.protocol === 'https:' })
}
