import type { Page, Route } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { type PageId, pages } from '#content/pages.ts'
import type { Language } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'
import { hydrated, laidOut } from '#tests/helpers/browser-test.ts'
import { unexpectedFaults } from '#tests/helpers/faults.ts'
import { pageScript } from '#tests/helpers/read-built.ts'
import { brokenWords } from '#tests/helpers/reflow.ts'
import { startWalk } from '#tests/helpers/walk.ts'

// Each page is visited once and all rules are checked; `tests/shipped` checks the owner's own texts.

const entry = '**/assets/entry.client-*.js'
/** A browser set to Italian gets neutral addresses in Italian. */
const editions = [
  { lang: 'it', addressForm: 'neutral', turn: 0 },
  { lang: 'en', addressForm: 'pinned', turn: 1 },
] as const

/** Widths rotate: a page is seen in two of them, one for each language. */
const widths = [360, 860, 1280]

/** The largest layout shift: 0 to three decimals. */
const shiftBounds: Partial<Record<PageId, number>> = { home: 0.0005, lawyers: 0.0005 }

describe.for(editions)('in $lang, $addressForm', async ({ lang, addressForm, turn }) => {
  const { page, faults } = await startWalk({ locale: 'it-IT' })
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.clock.setFixedTime('2027-03-02T10:00:00+01:00')
  await recordShifts(page)

  test.for(pages)('$id hydrates without layout shifts, overflow or foreign requests', async ({ id }) => {
    asked.length = 0
    const width = widths[(pages.findIndex((one) => one.id === id) + turn) % widths.length] ?? 360
    await page.setViewportSize({ width, height: 800 })
    const { unhydrated, since } = await openUnhydrated(page, pagePath(id, { lang, addressForm }))
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate((from) => window.shifts.filter(({ at }) => at > from), since)
    const shift = shifts.reduce((sum, { value }) => sum + value, 0)
    expect.soft(shift, JSON.stringify(shifts, null, 1)).toBeLessThan(shiftBounds[id] ?? 0.01)
    await walkThrough(page)
    expect.soft(await sectionHeights(page), 'heights after hydration').toEqual(unhydrated)
    // The browser announces a popover's state itself.
    expect.soft(await page.locator('[popovertarget][aria-expanded]').count()).toBe(0)
    expectOwn(asked, id, lang)
    expect
      .soft(await page.evaluate(() => Object.keys(localStorage)), 'stored without the visitor’s input')
      .toEqual([])
    for (const wide of [320, 768, 1280]) {
      await page.setViewportSize({ width: wide, height: 800 })
      const broken = async () => (await brokenWords(page)).filter((word) => /^.{2,14}$/u.test(word))
      await expect.poll(broken, { message: `words broken at ${wide} px` }).toEqual([])
      // The panel follows the new width a moment later.
      await expect.poll(() => coveredByPanel(page), { message: `under the panel at ${wide} px` }).toEqual([])
    }
    expect(unexpectedFaults(faults(), id === 'notfound' ? [/status: 404/] : [])).toEqual([])
  })
})

/** Expects no request for another origin, another page's script or another language. */
function expectOwn(asked: readonly URL[], id: PageId, lang: Language) {
  const origins = asked.map(({ origin }) => origin).filter((origin) => origin !== 'null')
  expect.soft([...new Set(origins)]).toEqual([inject('siteUrl')])
  const paths = asked.map(({ pathname }) => pathname)
  const others = pages.filter((other) => other.id !== id).map((other) => pageScript(other.id))
  expect.soft(paths.filter((path) => others.includes(path))).toEqual([])
  expect.soft(paths).toContain(pageScript(id))
  // These scripts load on first use, except on the companion phone, which needs the pad at once.
  const rules = /\/(activity-log|waiter-pad|follow-shop)-/
  if (id !== 'phone') expect.soft(paths.filter((path) => rules.test(path))).toEqual([])
  const dictionaries = asked.filter(({ pathname }) => pathname.includes('i18n'))
  expect
    .soft([...new Set(dictionaries.map(({ pathname, search }) => pathname + search))])
    .toEqual([`/assets/i18n/${lang}.json`])
}

/** The heights of a page's sections before hydration, and the moment from which their code loads. */
async function openUnhydrated(page: Page, path: string) {
  const held: Route[] = []
  await page.route(entry, (route) => void held.push(route))
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => held.length).toBe(1)
  await page.evaluate(async () => {
    await document.fonts.ready
    dispatchEvent(new Event('scroll'))
  })
  const unhydrated = await sectionHeights(page)
  const since = await page.evaluate(() => performance.now())
  await held[0]?.continue()
  await page.unroute(entry)
  await hydrated(page)
  await laidOut(page)
  return { unhydrated, since }
}

/** Scrolls to every section, and stays there until it is hydrated. */
async function walkThrough(page: Page) {
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll('main > section')) {
      do {
        section.scrollIntoView({ behavior: 'instant' })
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      } while (section.isConnected && section.matches(`:is(${document.body.dataset.unhydrated})`))
    }
  })
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
}

function sectionHeights(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main > section')].map((section) => [
        section.id,
        section.getBoundingClientRect().height,
      ]),
    ),
  )
}

/** A layout shift; `at` in milliseconds since navigation. */
type Shift = { value: number; at: number; moved: string[] }

declare global {
  interface Window {
    shifts: Shift[]
  }
  interface PerformanceEntry {
    value?: number
    sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
}

function recordShifts(page: Page) {
  return page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value = 0, startTime: at, sources = [] } of list.getEntries()) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const rect = (one: DOMRectReadOnly) => `${one.x},${one.y} ${one.width}×${one.height}`
          return `${element?.outerHTML.slice(0, 80)} ${rect(from)} → ${rect(to)}`
        })
        window.shifts.push({ value, at, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Elements that stay covered by the panel's tiles even when scrolled to the middle. */
function coveredByPanel(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector('#side-panel')
    if (!panel?.checkVisibility()) return []
    const { left: column } = panel.getBoundingClientRect()
    document.documentElement.dataset.instant = ''
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const control = 'a, button, input, select, textarea, summary'
    const found: Element[] = [...document.querySelectorAll(`main :is(${control})`)]
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (parent?.closest('main, footer') && texts.currentNode.textContent?.trim()) found.push(parent)
    }
    const boxesOf = (element: Element) => {
      // Text for screen readers only may lie anywhere.
      if (element.matches(control)) return [element.getBoundingClientRect()]
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()]
    }
    // The display shows a scene whose end may lie behind the tiles.
    const isInDisplay = (element: Element) =>
      innerWidth >= 1280 && element.getBoundingClientRect().left >= column
    const covered: string[] = []
    for (const element of new Set(found)) {
      if (!boxesOf(element).some(({ right }) => right > column)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('.visually-hidden') || isInDisplay(element)) continue
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const isUnder = boxesOf(element).some(({ left, right, top, bottom }) => {
        const y = (top + bottom) / 2
        return [left + 2, (left + right) / 2, right - 2].some((x) =>
          document.elementFromPoint(x, y)?.closest('#side-panel'),
        )
      })
      if (isUnder) covered.push(`${element.tagName} ${element.textContent?.trim().slice(0, 60)}`)
    }
    return covered
  })
}
