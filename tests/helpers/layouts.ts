import type { Page } from 'playwright-core'

/** How many boxes of how many the browser laid out in one go. */
export type Layout = { dirty: number; all: number }

type TraceEvent = {
  name: string
  args?: { beginData?: { frame?: string; dirtyObjects?: number; totalObjects?: number } }
}

/** The layouts of a page while `act` runs; the browser draws others as well. */
export async function layoutsWhile(page: Page, act: () => Promise<unknown>): Promise<Layout[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('A page of no browser.')
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  await session.detach()
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  return traceEvents.flatMap(({ name, args }) => {
    const { frame, dirtyObjects, totalObjects } = args?.beginData ?? {}
    return name === 'Layout' && frame === frameTree.frame.id && dirtyObjects && totalObjects
      ? [{ dirty: dirtyObjects, all: totalObjects }]
      : []
  })
}
