import { mkdirSync, writeFileSync } from 'node:fs'
import { encode } from 'uqr'
import { pagePath } from '#shared/navigation.ts'
import { productPages } from '#shared/products.ts'

/**
 * Writes the QR code of each product's page into `generated/codes`. They lead to the address without a language, so that
 * a leaflet opens in its reader's. Files, because hydration would else need the encoder in the browser.
 */
export function buildCodes(root: string, origin: string) {
  mkdirSync(`${root}/generated/codes`, { recursive: true })
  for (const page of productPages) {
    const address = origin + pagePath(page, { lang: 'en', form: 'neutral' })
    writeFileSync(`${root}/generated/codes/${page}.svg`, codeSvg(address))
  }
}

/** A code as SVG: level M, one unit a module, with the quiet zone of four modules that ISO/IEC 18004 wants. */
export function codeSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.map((row, y) => rowPath(row, y)).join('')
  const box = `viewBox="-4 -4 ${size + 8} ${size + 8}"`
  const ground = `<path fill="#fff" d="M-4-4h${size + 8}v${size + 8}h-${size + 8}z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges">${ground}<path fill="#0b1b33" d="${path}"/></svg>\n`
}

/** The dark modules of one row, each run of them as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
  return runs.map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`).join('')
}
