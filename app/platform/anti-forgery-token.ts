import { cookieValue } from '#shared/cookie-value.ts'

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
  return isSameOrigin(url, page) ? (cookieValue(page.cookie, cookieName) ?? null) : null
}

function isSameOrigin(url: string | URL, page: PageFacts) {
  try {
    return new URL(url, page.baseURI).origin === page.origin
  } catch {
    return false
  }
}
