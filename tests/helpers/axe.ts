import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { axeOptions } from './axe-options.ts'

/** Every finding of axe within a selector, as rule and element; contrast is asked for at level AAA too. */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options(axeOptions)
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
  )
}
