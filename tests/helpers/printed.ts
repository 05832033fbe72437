import type { Page } from 'playwright-core'

/** How many sheets a page prints on, and their width and height in points, rounded down. */
export async function printed(page: Page, options: { format?: 'A4' } = {}) {
  const pdf = (await page.pdf({ ...options, preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /MediaBox\s*\[0 0 (\d+)\S* (\d+)/.exec(pdf) ?? []
  return { sheets: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, size: [Number(width), Number(height)] }
}
