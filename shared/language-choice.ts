import { storageNames } from '#content/storage-names.ts'
import { cookieValue } from './cookie-value.ts'
import { isLanguage, type Language } from './locale.ts'

/** Where a visitor's explicit choice of language is kept, and how it is read, written and made. */
const cookieName = storageNames.language
const yearInSeconds = 60 * 60 * 24 * 365

/** The language chosen earlier, from a `Cookie` header or `document.cookie`; undefined where there is none. */
export function chosenLanguage(cookies: string | undefined): Language | undefined {
  const value = cookieValue(cookies ?? '', cookieName)
  return isLanguage(value) ? value : undefined
}

/** The cookie that remembers a choice: functional, kept for a year, read by the script and the server. */
export function choiceCookie(lang: Language, { isSecure }: { isSecure: boolean }): string {
  const secure = isSecure ? '; Secure' : ''
  return `${cookieName}=${lang}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}

/** The same cookie for the Cookie Store API, which a service worker has. `now` is in milliseconds since 1970. */
export function choiceCookieRecord(lang: Language, now: number) {
  const expires = now + yearInSeconds * 1000
  return { name: cookieName, value: lang, path: '/', sameSite: 'lax', expires } as const
}

/** What the service worker is told of a choice: it cannot read the cookie. */
export function choiceMessage(lang: Language) {
  return { type: 'language', lang } as const
}

/** The language in such a message; undefined for any other message. */
export function languageOfMessage(message: unknown): Language | undefined {
  const { type, lang }: { type?: unknown; lang?: unknown } = Object(message)
  return type === 'language' && isLanguage(lang) ? lang : undefined
}
