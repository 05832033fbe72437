import type { Page, Route } from 'playwright-core'
import { expect, hydrated, test } from '#tests/helpers/browser-test.ts'

const entry = '**/assets/entry.client-*.js'

/**
 * Makes each step exceed React's time slice, so that React hydrates one element per task and other tasks run
 * between.
 */
async function hydrateSlowly(page: Page) {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    let calls = 0
    performance.now = () => now() + 6 * ++calls
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      setTimeout(() => Reflect.apply(post, this, message), 15)
    }
  })
}

// A mismatch would make React log an error, which fails the test.
test('slow hydration does not replace the server-rendered page', async ({ visit }) => {
  const page = await visit('/it', {
    before: async (opened) => {
      await hydrateSlowly(opened)
      await opened.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          Object.assign(window, { heading: document.querySelector('h1') }),
        ),
      )
    },
  })
  const isSame = () => page.evaluate(() => Reflect.get(window, 'heading') === document.querySelector('h1'))
  expect(await isSame()).toBe(true)
})

test.for(['/it', '/it/menudigitale', '/it/clients', '/it/contact'])(
  'hydration of %s does not lay out most of the page again',
  async (path, { visit }) => {
    const held: Route[] = []
    const page = await visit(path, {
      early: 'at once',
      width: 360,
      height: 800,
      before: (opened) => opened.route(entry, (route) => void held.push(route)),
    })
    await expect.poll(() => held.length).toBe(1)
    // The page was painted, so its fonts are loading.
    await page.evaluate(() => document.fonts.ready)
    const layouts = await layoutsWhile(page, async () => {
      await held[0]?.continue()
      await hydrated(page)
      // Sections nearby are hydrated too: the sheets of their code have loaded.
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    })
    expect(layouts.filter(({ dirty, all }) => dirty > all / 2)).toEqual([])
  },
)

type TraceEvent = {
  name: string
  args?: {
    beginData?: { frame?: string; dirtyObjects?: number; totalObjects?: number; partialLayout?: boolean }
  }
}

/** Boxes laid out at once, of all boxes: in this page's frame, without partial layouts such as that of a single field. */
async function layoutsWhile(page: Page, act: () => Promise<unknown>) {
  const browser = page.context().browser()
  if (!browser) throw new Error('A page of no browser.')
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  await session.detach()
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  return traceEvents.flatMap(({ name, args }) => {
    const { frame, dirtyObjects, totalObjects, partialLayout } = args?.beginData ?? {}
    return name === 'Layout' && frame === frameTree.frame.id && !partialLayout && dirtyObjects && totalObjects
      ? [{ dirty: dirtyObjects, all: totalObjects }]
      : []
  })
}
