const cookieName = 'XSRF-TOKEN'
export const antiForgeryHeader = 'X-XSRF-TOKEN'

/** What the rule needs to know of the page: `document.baseURI`, `location.origin` and `document.cookie`, read anew. */
export type PageFacts = { baseURI: string; origin: string; cookie: string }

const changing = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * The header's value for a request, by the rule of Angular's client (specification §7): only for methods that change
 * something, only to the page's own origin however its address is written; null when the header must not be sent. An
 * address that cannot be read gets none.
 */
export function antiForgeryToken(method: string, url: string | URL, page: PageFacts): string | null {
  if (!changing.includes(method.toUpperCase())) return null
  return isSameOrigin(url, page) ? cookieValue(page.cookie, cookieName) : null
}

function isSameOrigin(url: string | URL, page: PageFacts) {
  try {
    return new URL(url, page.baseURI).origin === page.origin
  } catch {
    return false
  }
}

/** URL-decoded; a value that is not well encoded counts as it stands. Null without such a cookie. */
function cookieValue(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(';')) {
    const equals = cookie.indexOf('=')
    const [key, value] = equals < 0 ? [cookie, ''] : [cookie.slice(0, equals), cookie.slice(equals + 1)]
    if (key.trim() === name) return decoded(value.trim())
  }
  return null
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
