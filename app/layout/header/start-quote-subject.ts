import { offerings } from '#content/offerings.ts'
import type { PageId } from '#content/pages.ts'
import { matchPath } from '#shared/match-path.ts'
import { offeringTarget } from '#shared/navigation.ts'
import { pageSubject, subjectOf } from '#shared/products.ts'

/**
 * Adds the current subject to the header's contact links just before use, instead of following the scrolling.
 */
export function startQuoteSubject() {
  const update = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('header a[href]')
    if (!link || matchPath(link.pathname)?.page !== 'contact') return
    const search = subjectSearch()
    if (link.search !== search) link.search = search
  }
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, update, true)
}

/** The page's product, else that of the section in view. */
function subjectSearch(): string {
  const page = matchPath(location.pathname)?.page
  const subject = page && (pageSubject(page) ?? subjectInView(page))
  return subject ? `?subject=${subject}` : ''
}

/** At 30 % of the window's height, as for the panel's display. */
function subjectInView(page: PageId) {
  const line = window.innerHeight * 0.3
  const section = [...document.querySelectorAll('main > section[id]')].find((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top <= line && bottom > line
  })
  const offering = offerings.find((row) => {
    const target = offeringTarget(row)
    return target?.page === page && target.anchor === section?.id
  })
  return offering && subjectOf(offering)
}
