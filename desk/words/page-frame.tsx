import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { askJson, onRefresh } from '../ui/api.ts'
import { bring, bringTo, isElement, outline, takeMarks, wordsAt } from './page-words.ts'
import styles from './words.module.css'

type PageFrameProps = {
  title: string
  path: string
  /** By key, in the page's language: not saved yet. */
  draft: Readonly<Record<string, string>>
  chosen: readonly string[]
  isCorrecting: boolean
  onWords: (keys: readonly string[]) => void
  onPath: (path: string) => void
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

/** A page of the site as it is without scripts. While correcting, a tap or Enter on a text chooses it. */
export function PageFrame(props: PageFrameProps) {
  const { title, path, draft, chosen, isCorrecting } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  /** Once its texts are known. */
  const [drawn, setDrawn] = useState<Document>()
  const opened = useRef<Element>(null)

  const listen = useEffectEvent((event: Event) => {
    if (event.type === 'submit') event.preventDefault()
    else if (!isCorrecting) event.type === 'click' && follow(event, props)
    else if (isChoice(event)) opened.current = choose(event, props) ?? opened.current
  })
  useEffect(() => {
    for (const type of ['click', 'keydown', 'mousedown', 'submit'])
      page?.addEventListener(type, (event) => listen(event), true)
  }, [page])

  useEffect(() => {
    drawn?.documentElement.toggleAttribute('data-correct', isCorrecting)
    for (const stop of drawn?.querySelectorAll('[data-words][tabindex]') ?? [])
      stop.setAttribute('tabindex', isCorrecting ? '0' : '-1')
  }, [drawn, isCorrecting])

  const mark = () => (page ? outline(page, chosen).filter((element) => element.checkVisibility()) : [])
  const goTo = useEffectEvent((keys: string) => {
    const seen = mark()
    if (keys === '') {
      // On closing, the focus returns to the text.
      opened.current?.closest<HTMLElement>(stops)?.focus({ preventScroll: true })
      opened.current = null
    } else {
      if (!seen.some((one) => opened.current?.contains(one))) opened.current = seen[0] ?? null
      if (opened.current) bringTo(opened.current)
    }
  })
  const keys = chosen.join(' ')
  useEffect(() => {
    if (drawn) goTo(keys)
  }, [drawn, keys])
  useRedraw(page, path, draft, () => {
    setDrawn(page)
    mark()
  })
  const src = `/desk/page${path}`

  return (
    <iframe
      key={path}
      ref={frame}
      title={title}
      src={src}
      className={styles.frame}
      onLoad={() => setPage(outlined(frame.current?.contentDocument))}
      // Without our listeners its links would lead out of the desk.
      inert={drawn?.URL !== location.origin + src}
    />
  )
}

/** Draws the page again with what is typed, and when something was saved. */
function useRedraw(page: Document | undefined, path: string, draft: object, then: () => void) {
  const after = useEffectEvent(then)
  const asked = JSON.stringify({ path, draft })
  useEffect(() => {
    if (!page) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const redraw = async () => {
      const own = timer
      // Without an answer the page stays as it is: beside the text stands that nothing can be saved.
      const drawn = await askJson<{ body: string }>('/desk/api/page', JSON.parse(asked)).catch(
        () => undefined,
      )
      if (!drawn || own !== timer) return
      const fresh = page.createElement('div')
      fresh.innerHTML = drawn.body
      takeMarks(fresh)
      const app = page.getElementById('app')
      if (app) bring(fresh, app)
      after()
    }
    const start = () => {
      clearTimeout(timer)
      timer = setTimeout(redraw, 150)
    }
    start()
    const end = onRefresh(start)
    return () => {
      clearTimeout(timer)
      timer = undefined
      end()
    }
  }, [page, asked])
}

function outlined(page: Document | null | undefined): Document | undefined {
  if (!page?.defaultView) return undefined
  const sheet = new page.defaultView.CSSStyleSheet()
  sheet.replaceSync(outlines)
  page.adoptedStyleSheets = [sheet]
  return page
}

/** A tap, Enter, or a press that would open a select's list. */
function isChoice(event: Event): boolean {
  if (event.type === 'keydown') return 'key' in event && event.key === 'Enter'
  return event.type === 'click' || (isElement(event.target) && event.target.closest('select') !== null)
}

/** @returns what was chosen, if it has words */
function choose(event: Event, { onWords }: PageFrameProps): Element | null {
  const { element, keys } = wordsAt(event.target)
  event.preventDefault()
  event.stopPropagation()
  if (keys.length === 0) return null
  onWords(keys)
  return element
}

/** Links to the site's pages open in the frame. */
function follow(event: Event, { path, onPath }: PageFrameProps) {
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
