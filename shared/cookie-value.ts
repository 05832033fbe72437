/**
 * The value of a cookie, from a `Cookie` header or `document.cookie`: URL-decoded, or as it stands where it is not well
 * encoded. Undefined without such a cookie; of several the first counts.
 */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const cookie of cookies.split(';')) {
    const equals = cookie.indexOf('=')
    const [key, value] = equals < 0 ? [cookie, ''] : [cookie.slice(0, equals), cookie.slice(equals + 1)]
    if (key.trim() === name) return decoded(value.trim())
  }
  return undefined
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
