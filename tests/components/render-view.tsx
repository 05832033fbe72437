import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageContext, type PageInfo } from '#app/platform/page-context.ts'
import { words } from '#tests/helpers/words.ts'
import { listRows } from './list-rows.ts'

/** Draws a view where it stands on the site: inside `<main>`, on a page, in a language; Italian and home unless told. */
export async function renderView(view: ReactNode, where: Partial<PageInfo> = {}) {
  const lang = where.lang ?? 'it'
  document.documentElement.lang = lang
  const { page: id = 'home' } = where
  const rows = listRows(id, lang)
  const here: PageInfo = { addressForm: 'pinned', t: words(lang), rows, ...where, page: id, lang }
  const inPlace = (drawn: ReactNode) => (
    <PageContext value={here}>
      <main className="sheet">{drawn}</main>
    </PageContext>
  )
  const drawn = await render(inPlace(view))
  /** Renders the view again with other props. */
  const redraw = (changed: ReactNode) => drawn.rerender(inPlace(changed))
  return { ...drawn, redraw }
}

export const all = (document: Document | Element, selector: string) => [
  ...document.querySelectorAll(selector),
]
export const textsOf = (document: Document | Element, selector: string) =>
  all(document, selector).map(({ textContent }) => textContent.trim())

export const hrefsOf = (document: Document | Element, selector: string) =>
  all(document, selector).map((link) => link.getAttribute('href'))

/** A click whose default action, such as following a link, is prevented. */
export function clickInPlace(target: Element | null | undefined, keys: MouseEventInit = {}) {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
}

export const key = (name: string) => page.getByRole('button', { name, exact: true })

/** Long enough for anything unwanted to happen: React has rendered, observers have reported. */
export function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Sets the query for one test, and restores the former one. */
export function visitQuery(query: string) {
  const before = location.href
  history.replaceState(null, '', `${location.pathname}?${query}`)
  onTestFinished(() => history.replaceState(null, '', before))
}
