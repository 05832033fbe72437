import { storageNames } from '#content/storage-names.ts'
import { cookieValue } from './cookie-value.ts'
import { isLanguage, type Language } from './locale.ts'

const cookieName = storageNames.language
const yearInSeconds = 60 * 60 * 24 * 365

export function chosenLanguage(cookies: string | undefined): Language | undefined {
  const value = cookieValue(cookies ?? '', cookieName)
  return isLanguage(value) ? value : undefined
}

/** Not HttpOnly: scripts read it too. */
export function choiceCookie(lang: Language, { isSecure }: { isSecure: boolean }): string {
  const secure = isSecure ? '; Secure' : ''
  return `${cookieName}=${lang}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}

/** For the Cookie Store API. `now` is in milliseconds. */
export function choiceCookieRecord(lang: Language, now: number) {
  const expires = now + yearInSeconds * 1000
  return { name: cookieName, value: lang, path: '/', sameSite: 'lax', expires } as const
}

export function choiceMessage(lang: Language) {
  return { type: 'language', lang } as const
}

export function languageOfMessage(message: unknown): Language | undefined {
  const { type, lang }: { type?: unknown; lang?: unknown } = Object(message)
  return type === 'language' && isLanguage(lang) ? lang : undefined
}
