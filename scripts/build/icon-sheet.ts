import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { siteIcons } from '#app/components/icon/icons.ts'

/** In a nested hidden `<svg>`: otherwise, or hidden as a whole, Chromium lays out every symbol. */
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

export function iconShapes(name: string): string {
  const require = createRequire(import.meta.url)
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8')
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  return shapes.replace(/\s*\n\s*/g, '').trim()
}
