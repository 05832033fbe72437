import type { DefaultLanguage, Language } from './languages.ts'

/** A text of the owner's files. A language that it lacks reads the default one: see `textIn()`. */
export type Text = Readonly<Record<DefaultLanguage, string> & Partial<Record<Language, string>>>
