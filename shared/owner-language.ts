/**
 * The language in which the owner is spoken to: what the setting `owner.language` says, or Italian where it says none of
 * those that are `known`. It is no visitor's language: those who ask for none have `defaultLanguage`.
 */
export function chosenOwnerLanguage<Known extends string>(
  setting: string | undefined,
  known: readonly Known[],
): Known | 'it' {
  return known.find((lang) => lang === setting) ?? 'it'
}
