import type { RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA, and contrast at level AAA too. */
export const axeOptions: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: { 'color-contrast-enhanced': { enabled: true } },
  resultTypes: ['violations'],
}
