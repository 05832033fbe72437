import { useHere } from '#app/platform/here.ts'
import type { GuestLanguage, MenuText } from '#app/products/menudigitale/menu.ts'
import guestWords from '#generated/guest-words.json' with { type: 'json' }
import { createTranslate, type Translate } from '#shared/messages.ts'

/** The guest chooses the language in the phone: what it says by itself is told in the page's language and the other. */
export function useBothWords() {
  const { lang, t } = useHere()
  const words = (id: GuestLanguage): Translate => (id === lang ? t : createTranslate(guestWords[id], id))
  return (tell: (words: Translate, id: GuestLanguage) => string): MenuText => ({
    it: tell(words('it'), 'it'),
    en: tell(words('en'), 'en'),
  })
}
