import { useHere } from '#app/place.ts'
import type { Text } from '#content/text.ts'
import guestWords from '#generated/guest-words.json' with { type: 'json' }
import type { Language } from '#shared/locale.ts'
import { createTranslate, type Translate } from '#shared/messages.ts'

/** The guest chooses the language in the phone: what it says by itself is told in the page's language and the other. */
export function useBothWords() {
  const { lang, t } = useHere()
  const words = (id: Language): Translate => (id === lang ? t : createTranslate(guestWords[id], id))
  return (tell: (words: Translate, id: Language) => string): Text => ({
    it: tell(words('it'), 'it'),
    en: tell(words('en'), 'en'),
  })
}
