import type { PageId } from '#content/pages.ts'
import { type Edition, requirePage } from '#shared/navigation.ts'
import { matchPath, type PageMatch } from '#shared/paths.ts'
import { attempt } from '../platform/attempt.ts'
import { loadWholePage, type PageModule, pageModules } from './page-modules.ts'
import { runViewTransition } from './view-transition.ts'

/** `isAfresh`: render the page as on a first visit. */
type Show = (id: PageId, page: PageModule, isAfresh: boolean) => void

/**
 * Turns links into client navigations with the Navigation API; without it links load pages. Addresses in
 * another language or form, lists, whose rows only their own HTML has, and pages whose code fails to load are page
 * loads too. `loaded` is the document's own page.
 */
export function startRouter(edition: Edition, loaded: PageId, show: Show) {
  if (!('navigation' in window)) return
  history.scrollRestoration = 'auto'

  navigation.addEventListener('navigate', (event) => {
    stopSmoothScrolling(event.navigationType === 'traverse' || event.navigationType === 'reload')
    if (event.hashChange) return keepPosition(event)
    const url = new URL(event.destination.url)
    const match = clientMatch(event, url, edition, loaded)
    if (!match) return
    const isAfresh = isSamePageAgain(event, url)
    if (!isAfresh && isSameView(url)) {
      if (event.navigationType === 'push') event.intercept({ scroll: 'manual', focusReset: 'manual' })
      return
    }
    const isTraverse = event.navigationType === 'traverse'
    const isOtherPage = url.pathname !== location.pathname
    const hasMovedOn = watchVisitor(event.signal)
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        try {
          const page = await loadWholePage(match.page)
          if (event.signal.aborted) return
          const put = () => {
            // Another link may have been followed while the view transition captured the old page.
            if (event.signal.aborted) return
            show(match.page, page, isAfresh)
            if (isTraverse) event.scroll()
            else if (isOtherPage) window.scrollTo({ top: 0, behavior: 'instant' })
          }
          if (isOtherPage) await runViewTransition(put, event.sourceElement ?? null)
          else put()
          if (event.signal.aborted) return
          if (!isTraverse) scrollToTarget(url.hash)
        } catch {
          if (event.signal.aborted) return
          loadByBrowser()
          return
        }
        if (!hasMovedOn()) moveFocus(url.hash, isTraverse)
        announce(document.title)
      },
    })
  })

  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, (event) => preload(event.target), { passive: true })
  }
}

function clientMatch(event: NavigateEvent, url: URL, edition: Edition, loaded: PageId): PageMatch | null {
  if (!event.canIntercept || event.formData) return null
  if (event.downloadRequest !== null || event.navigationType === 'reload') return null
  if (isOwnCorrection(event, url)) return null
  if (url.origin !== location.origin) return null
  const match = matchPath(url.pathname)
  const lang = edition.addressForm === 'pinned' ? edition.lang : null
  if (match?.lang !== lang || match?.part) return null
  const page = requirePage(match.page)
  return 'fromServer' in page || ('list' in page && page.id !== loaded) ? null : match
}

/** A script that only rewrites the page's query or fragment is not a navigation. */
function isOwnCorrection(event: NavigateEvent, url: URL): boolean {
  if (event.navigationType !== 'replace' || event.userInitiated) return false
  return url.pathname === location.pathname && url.search === location.search
}

/**
 * A link to the current page: the same address, or a link outside `main`, which knows nothing of the page's
 * query.
 */
function isSamePageAgain(event: NavigateEvent, url: URL): boolean {
  if (event.navigationType === 'traverse' || !event.userInitiated) return false
  if (url.hash || url.pathname !== location.pathname) return false
  return url.href === location.href || event.sourceElement?.closest('main') === null
}

/** Only the query differs: the page handles it without scrolling (see `useQuery`). */
function isSameView(url: URL): boolean {
  return !url.hash && url.pathname === location.pathname && url.search !== location.search
}

function preload(target: EventTarget | null) {
  if (document.documentElement.dataset.live === 'leaving') return
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin) return
  const match = matchPath(link.pathname)
  if (match) pageModules[match.page]().catch(() => undefined)
}

/**
 * Going back or forward restores the position at once; the style sheet's smooth scrolling would animate it.
 */
function stopSmoothScrolling(isStopped: boolean) {
  const root = document.documentElement
  if (isStopped) root.dataset.instant = ''
  else delete root.dataset.instant
}

function scrollToTarget(hash: string) {
  const target = fragmentElement(hash)
  if (target) target.scrollIntoView()
  else if (!hash) window.scrollTo(0, 0)
}

/**
 * The page's code failed to load, so the browser loads the whole page. The address has changed already, so
 * this is a reload, which would restore the old page's scroll position.
 */
function loadByBrowser() {
  history.scrollRestoration = 'manual'
  location.reload()
}

/** Once the visitor does something else, a page that arrives late must not replace it. */
function watchVisitor(signal: AbortSignal) {
  let hasActed = false
  const onAct = () => {
    hasActed = true
  }
  for (const type of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(type, onAct, { capture: true, once: true, signal })
  }
  return () => hasActed && document.activeElement !== document.body
}

function moveFocus(hash: string, isTraverse: boolean) {
  const target = (isTraverse ? null : fragmentElement(hash)) ?? document.querySelector('h1')
  target?.setAttribute('tabindex', '-1')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

function announce(title: string) {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = title
}

function fragmentElement(hash: string): HTMLElement | null {
  return document.getElementById(attempt(() => decodeURIComponent(hash.slice(1))) ?? '')
}

/**
 * Between fragments of one page the browser goes back to the fragment, not to where the visitor had scrolled:
 * the position is kept in the history entry. To be called for every step between fragments.
 */
function keepPosition(event: NavigateEvent) {
  if (!event.canIntercept || event.navigationType === 'replace') return
  navigation.updateCurrentEntry({ state: { top: window.scrollY } })
  // Only Back and Forward lead to an entry that has it.
  const { top }: { top?: unknown } = Object(event.destination.getState())
  if (typeof top !== 'number') return
  // Not with intercept(): listeners of `hashchange` would no longer be called.
  const options = { once: true, signal: event.signal }
  window.addEventListener('hashchange', () => window.scrollTo({ top, behavior: 'instant' }), options)
}
