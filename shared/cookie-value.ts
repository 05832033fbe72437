/** From a `Cookie` header or `document.cookie`. URL-decoded if possible; the first of duplicates wins. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start))
  return found && decoded(found.slice(start.length))
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
