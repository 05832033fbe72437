import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { siteIcons } from '#app/components/icon/icons.ts'

/**
 * Writes `generated/icons.svg`: one `<symbol>` for each icon that the site uses, drawn in the current colour. They stand in
 * a picture within the picture that is not displayed: else Chromium finds style and place for each, on the page's thread.
 * Of the outermost `<svg>`, and of a `<g>`, it does not heed that they are not displayed.
 */
export function buildIcons(root: string) {
  const symbols = siteIcons().map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${iconShapes(name)}</symbol>`,
  )
  mkdirSync(`${root}/generated`, { recursive: true })
  writeFileSync(
    `${root}/generated/icons.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg"><svg display="none">${symbols.join('')}</svg></svg>\n`,
  )
}

/** The shapes of a Lucide icon, to be drawn on a field of 24 × 24 units with strokes of 2. */
export function iconShapes(name: string): string {
  const require = createRequire(import.meta.url)
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8')
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  return shapes.replace(/\s*\n\s*/g, '').trim()
}
