/** Plural forms belong to their key. `*` matches one part of it. */
export function isOfFamily(family: string, key: string): boolean {
  const parts = askedKey(key).split('.')
  const wanted = family.split('.')
  return (
    parts.length === wanted.length && wanted.every((part, index) => part === '*' || part === parts[index])
  )
}

export function askedKey(key: string): string {
  return key.replace(/_(one|other)$/, '')
}
