import { cookieValue } from '#shared/cookie-value.ts'
import { attempt } from './attempt.ts'

const cookieName = 'XSRF-TOKEN'
export const antiForgeryHeader = 'X-XSRF-TOKEN'

/** `document.baseURI`, `location.origin` and `document.cookie`, read anew for each request. */
export type PageFacts = { baseURI: string; origin: string; cookie: string }

const changing = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Angular's rule (specification §7): only for methods that change something, and only to the page's own
 * origin. Null when the header must not be sent.
 */
export function antiForgeryToken(method: string, url: string | URL, page: PageFacts): string | null {
  if (!changing.includes(method.toUpperCase())) return null
  const isSameOrigin = attempt(() => new URL(url, page.baseURI).origin) === page.origin
  return isSameOrigin ? (cookieValue(page.cookie, cookieName) ?? null) : null
}
