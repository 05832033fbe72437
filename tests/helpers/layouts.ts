import type { Page } from 'playwright-core'

/** How many boxes of how many the browser laid out in one go. */
export type Layout = { dirty: number; all: number }

type TraceEvent = {
  name: string
  args?: { beginData?: { dirtyObjects?: number; totalObjects?: number } }
}

/** The layouts of everything that the browser draws while `act` runs. */
export async function layoutsWhile(page: Page, act: () => Promise<unknown>): Promise<Layout[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('A page of no browser.')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  return traceEvents.flatMap(({ name, args }) => {
    const { dirtyObjects, totalObjects } = args?.beginData ?? {}
    return name === 'Layout' && dirtyObjects && totalObjects
      ? [{ dirty: dirtyObjects, all: totalObjects }]
      : []
  })
}
