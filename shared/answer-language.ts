import type { Language } from './locale.ts'

/**
 * The separate helper of the specification (§1), with its own looser rule: 'it' if the browser's language contains
 * 'it', else 'en'. The contact form proposes it as the language of the answer.
 */
export function answerLanguage(browserLanguage: string): Language {
  return browserLanguage.includes('it') ? 'it' : 'en'
}
