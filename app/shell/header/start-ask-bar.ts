import type { PageId } from '#content/pages.ts'
import { matchPath } from '#shared/match-path.ts'
import type { Translate } from '#shared/messages.ts'
import styles from './ask-bar.module.css'
import { subjectSearch } from './start-quote-subject.ts'

/** Where the visitor can write anyway, and the end of the page. */
const ends = 'main form, #write, #closing, #footer'

/** Where the visitor writes, has written, or reads what the law asks for. */
const quiet: readonly PageId[] = ['contact', 'thanks', 'privacy', 'menu']

/**
 * On a phone the header's way to the contact form stands at the thumb's height too: after the first screen, until the form,
 * or what leads to it, is in sight.
 */
export function startAskBar(t: Translate) {
  const bar = document.createElement('p')
  const link = document.createElement('a')
  bar.className = styles.bar ?? ''
  link.className = 'button'
  link.textContent = t('product.quote')
  bar.append(link)
  let isDue = false
  const update = () => {
    isDue = false
    const address = document.querySelector('header nav > a')?.getAttribute('href')?.split('?')[0]
    if (address) link.setAttribute('href', address + subjectSearch())
    if (!bar.isConnected) document.querySelector('header')?.append(bar)
    document.documentElement.toggleAttribute('data-ask', Boolean(address) && isWanted())
  }
  const plan = () => {
    if (!isDue) requestAnimationFrame(update)
    isDue = true
  }
  for (const type of ['scroll', 'resize']) window.addEventListener(type, plan, { passive: true })
  plan()
}

function isWanted(): boolean {
  const page = matchPath(location.pathname)?.page
  if (page && quiet.includes(page)) return false
  return window.scrollY > window.innerHeight && ![...document.querySelectorAll(ends)].some(isInWindow)
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}
