import { useEffect, useRef, useState } from 'react'
import { sendJson } from '../ui/api.ts'
import { Button } from '../ui/parts.tsx'
import { bring, elementsOf, isElement, isTooLong, takeMarks, wordsAt } from './page-words.ts'
import { useRoomWords } from './use-room-words.ts'
import styles from './words.module.css'

type PageFrameProps = {
  title: string
  path: string
  /** By key, in the page's language: not saved yet. */
  draft: Readonly<Record<string, string>>
  /** Whatever changes when the saved words do. */
  saved: unknown
  chosen: readonly string[]
  isCorrecting: boolean
  isPhone: boolean
  onWords: (keys: readonly string[]) => void
  onPath: (path: string) => void
  onFit: (isTooLong: boolean) => void
}

const outlines = `
  [data-correct] [data-words] { cursor: pointer }
  [data-correct] [data-words]:is(:hover, :focus-visible), [data-chosen] {
    outline: 2px solid #1554d1 !important; outline-offset: 2px; border-radius: 2px;
    box-shadow: 0 0 0 2px #ffffff }
  [data-correct] :is(a, button, summary):focus-visible {
    outline: 2px solid #1554d1 !important; outline-offset: -2px; box-shadow: inset 0 0 0 4px #ffffff }
  [data-chosen] { outline-style: dashed !important }`

const stops = 'a, button, summary, [tabindex]'
const firstText = 'main [data-words][tabindex="0"]'

/** A page of the site as it is without scripts. While correcting, a tap or Enter on a text chooses it. */
export function PageFrame(props: PageFrameProps) {
  const { title, path, chosen, isCorrecting, isPhone, onFit } = props
  const t = useRoomWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  const opened = useRef<HTMLElement>(undefined)
  const now = useRef(props)
  now.current = props
  const chosenKeys = chosen.join(' ')

  function arrive() {
    const document = frame.current?.contentDocument
    if (!document?.defaultView) return
    takeMarks(document.documentElement)
    const sheet = new document.defaultView.CSSStyleSheet()
    sheet.replaceSync(outlines)
    document.adoptedStyleSheets = [sheet]
    listen(document, now)
    setPage(document)
  }

  useRedraw(page, props, choose)

  useEffect(() => {
    page?.documentElement.toggleAttribute('data-correct', isCorrecting)
    for (const stop of page?.querySelectorAll('[data-words][tabindex]') ?? [])
      stop.setAttribute('tabindex', isCorrecting ? '0' : '-1')
  }, [page, isCorrecting])

  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen anew when another text is.
  useEffect(() => {
    const first = choose()
    // Not scrollIntoView, which would scroll the desk too.
    const { top = 0, height = 0 } = first?.getBoundingClientRect() ?? {}
    const view = page?.defaultView
    if (first && view) view.scrollBy({ top: top + height / 2 - view.innerHeight / 2, behavior: 'instant' })
    // What was closed leads back to its text.
    if (!first) opened.current?.closest<HTMLElement>(stops)?.focus()
    opened.current = first
  }, [page, chosenKeys])

  function choose() {
    if (!page || !frame.current) return undefined
    for (const former of page.querySelectorAll('[data-chosen]')) former.removeAttribute('data-chosen')
    const elements = elementsOf(page, now.current.chosen)
    for (const element of elements) element.setAttribute('data-chosen', '')
    onFit(isTooLong(frame.current, elements))
    const seen = elements.filter((element) => element.checkVisibility())
    return seen.find((element) => element === page.activeElement) ?? seen[0]
  }

  return (
    <>
      <span className={styles.skip}>
        <Button onClick={() => page?.querySelector<HTMLElement>(firstText)?.focus()}>{t('skip')}</Button>
      </span>
      <iframe
        key={path}
        ref={frame}
        title={title}
        src={`/desk/page${path}`}
        className={isPhone ? `${styles.frame} ${styles.phone}` : styles.frame}
        onLoad={arrive}
      />
    </>
  )
}

/** Draws the page again with what is typed, and when the saved words change. */
function useRedraw(page: Document | undefined, { path, draft, saved }: PageFrameProps, then: () => void) {
  const drafted = JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved words are drawn too.
  useEffect(() => {
    if (!page) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const drawn = await draw(path, JSON.parse(drafted))
      if (drawn === undefined || !isCurrent) return
      const fresh = page.createElement('div')
      fresh.innerHTML = drawn
      takeMarks(fresh)
      const app = page.getElementById('app')
      if (app) bring(fresh, app)
      then()
    }, 150)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [page, path, drafted, saved])
}

/** Without an answer the page stays as it is: that nothing can be saved is said beside the text. */
async function draw(path: string, draft: object): Promise<string | undefined> {
  const drawn = await sendJson<{ body: string }>('/desk/api/page', { path, draft }).catch(() => undefined)
  return drawn?.body
}

type Now = { current: PageFrameProps }

function listen(page: Document, now: Now) {
  const open = (event: Event) => {
    if (!now.current.isCorrecting) return
    const keys = wordsAt(event.target)
    event.preventDefault()
    event.stopPropagation()
    if (keys.length > 0) now.current.onWords(keys)
  }
  page.addEventListener(
    'click',
    (event) => (now.current.isCorrecting ? open(event) : follow(event, now)),
    true,
  )
  page.addEventListener('keydown', (event) => event.key === 'Enter' && open(event), true)
  // A list would open instead.
  page.addEventListener(
    'mousedown',
    (event) => isElement(event.target) && event.target.closest('select') && open(event),
    true,
  )
  page.addEventListener('submit', (event) => event.preventDefault(), true)
}

/** Links of the site lead on inside the frame. */
function follow(event: Event, { current: { path, onPath } }: Now) {
  const link = isElement(event.target) ? event.target.closest('a') : null
  const address = link && new URL(link.href, location.origin)
  if (!link || !address || address.origin !== location.origin) {
    link?.setAttribute('target', '_blank')
    return
  }
  event.preventDefault()
  if (address.pathname !== path) onPath(address.pathname)
  else link.ownerDocument.getElementById(decodeURIComponent(address.hash.slice(1)))?.scrollIntoView()
}
