/** Plural forms belong to their key. `*` matches one part of it. */
export function isOfFamily(family: string, key: string): boolean {
  const parts = askedKey(key).split('.')
  const wanted = family.split('.')
  return (
    parts.length === wanted.length && wanted.every((part, index) => part === '*' || part === parts[index])
  )
}

/** The forms of a counted text, `…_one` and `…_other`, are one text. */
export function askedKey(key: string): string {
  return key.replace(/_(one|other)$/, '')
}
