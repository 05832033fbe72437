import type { Language } from './locale.ts'

/** The specification's own, looser rule (§1): any browser language that contains 'it'. */
export function answerLanguage(browserLanguage: string): Language {
  return browserLanguage.includes('it') ? 'it' : 'en'
}
