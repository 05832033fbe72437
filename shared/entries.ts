/** Configuration entry of the specification (§3). */
export type Entry = { enable: number; key: string; value: string }

export function entryValue(entries: readonly Entry[], key: string): string {
  return entries.find((entry) => entry.key === key && entry.enable === 1)?.value ?? ''
}

/** Language of commands and mails to the owner; Italian unless the setting is a `known` one. */
export function chosenOwnerLanguage<Known extends string>(
  setting: string | undefined,
  known: readonly Known[],
): Known | 'it' {
  return known.find((lang) => lang === setting) ?? 'it'
}
