import type { IncomingHttpHeaders } from 'node:http'
import { chosenLanguage } from '#shared/language-choice.ts'
import { firstAcceptedLanguage, type Language, startLanguage } from '#shared/locale.ts'

export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  return startLanguage(firstAcceptedLanguage(headers['accept-language']), chosenLanguage(headers.cookie))
}
