import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { laidOut } from './reflow.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** They depend on the theme. The AAA contrast rule skips what the AA one reports. */
const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/** WCAG 2.2 AA, plus AAA contrast. */
export const axeOptions: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: { 'color-contrast-enhanced': { enabled: true } },
  resultTypes: ['violations'],
}

/** In the dark theme only rules about colours, since nothing else changes. */
export const axeOptionsIn = {
  light: axeOptions,
  dark: { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
} as const satisfies Record<string, RunOptions>

declare const window: Window & { axe?: typeof axe }

/** As rule and element. */
export async function axeFindings(
  page: Page,
  within = 'html',
  options: RunOptions = axeOptions,
): Promise<string[]> {
  // axe computes backgrounds from positions.
  await laidOut(page)
  // Loaded once per page, since parsing axe is slow.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(findings, { within, options })
}

async function findings({ within, options }: { within: string; options: RunOptions }) {
  // Even where motion is reduced a transition shows its first colour for a frame.
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  const results = await window.axe?.run({ include: [within] }, options)
  if (!results) throw new Error('axe is not on this page.')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
  )
}
