/** Language of commands and mails to the owner; Italian unless the setting is a `known` one. */
export function chosenOwnerLanguage<Known extends string>(
  setting: string | undefined,
  known: readonly Known[],
): Known | 'it' {
  return known.find((lang) => lang === setting) ?? 'it'
}
