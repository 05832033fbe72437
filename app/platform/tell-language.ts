import { choiceMessage } from '#shared/language-choice.ts'
import type { Language } from '#shared/locale.ts'

/** The worker keeps a copy of the visitor's choice: it cannot read the cookie. */
export function tellWorkerLanguage(lang: Language) {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(choiceMessage(lang))
}
