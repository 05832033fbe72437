/** From a `Cookie` header or `document.cookie`. URL-decoded if possible; the first of duplicates wins. */
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
