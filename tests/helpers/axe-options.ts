import type { RunOptions } from 'axe-core'

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
