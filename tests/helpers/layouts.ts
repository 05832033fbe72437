import type { Page } from 'playwright-core'

/** Boxes laid out at once, of all boxes. */
export type Layout = { dirty: number; all: number }

type TraceEvent = {
  name: string
  args?: {
    beginData?: { frame?: string; dirtyObjects?: number; totalObjects?: number; partialLayout?: boolean }
  }
}

/** Of this whole page: the trace also has other pages, and parts such as a field that are laid out alone. */
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
    const { frame, dirtyObjects, totalObjects, partialLayout } = args?.beginData ?? {}
    return name === 'Layout' && frame === frameTree.frame.id && !partialLayout && dirtyObjects && totalObjects
      ? [{ dirty: dirtyObjects, all: totalObjects }]
      : []
  })
}
