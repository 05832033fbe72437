import type { IncomingHttpHeaders } from 'node:http'
import { chosenLanguage } from '#shared/language-choice.ts'
import { firstAcceptedLanguage, type Language, startLanguage } from '#shared/locale.ts'

/** The language of a page that pins none: the cookie of an earlier choice, else the browser's first, else the default. */
export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  return startLanguage(firstAcceptedLanguage(headers['accept-language']), chosenLanguage(headers.cookie))
}
