import type { IncomingHttpHeaders } from 'node:http'
import { firstAcceptedLanguage, isLanguage, type Language, startLanguage } from '#shared/locale.ts'

/** The language of a page that pins none: the cookie of an earlier choice, else the browser's first, else English. */
export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  return startLanguage(firstAcceptedLanguage(headers['accept-language']), chosenLanguage(headers))
}

/** The language in the cookie of an earlier choice, as it stands there. */
export function chosenLanguage(headers: IncomingHttpHeaders): string | undefined {
  return /(?:^|;)\s*lang=(\w+)/.exec(headers.cookie ?? '')?.[1]
}

/** The language that a path pins, `/it` or `/en/…`; undefined when it pins none. */
export function pinnedLanguage(path: string): Language | undefined {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : undefined
}
