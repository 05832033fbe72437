import { offerings } from '#content/offerings.ts'
import type { PageId } from '#content/pages.ts'
import { matchPath } from '#shared/match-path.ts'
import { offeringTarget } from '#shared/navigation.ts'
import { pageSubject, subjectOf } from '#shared/products.ts'

/**
 * The header's ways to the contact form lead to it with what the visitor looks at: they learn it in the moment in which
 * they are about to be used, so that nothing has to follow the scrolling.
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

/** The query that says what a request from here is about: the page's product, else the section's in view. */
function subjectSearch(): string {
  const page = matchPath(location.pathname)?.page
  const subject = page && (pageSubject(page) ?? subjectInView(page))
  return subject ? `?subject=${subject}` : ''
}

/** Of the section that lies under a line across the upper part of the window, as for the panel's display. */
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
