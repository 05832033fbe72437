import type { RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The rules whose findings hang on colours: nothing else changes with the theme. Both of contrast are needed: the one for
 * level AAA is silent about what the one for AA refuses.
 */
const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/** WCAG 2.2 AA, and contrast at level AAA too. */
export const axeOptions: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: { 'color-contrast-enhanced': { enabled: true } },
  resultTypes: ['violations'],
}

/** Everything in the light theme, and in the dark one what that can change. */
export const axeOptionsIn = {
  light: axeOptions,
  dark: { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
} as const satisfies Record<string, RunOptions>
