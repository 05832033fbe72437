import { mkdirSync, writeFileSync } from 'node:fs'
import { encode } from 'uqr'
import { codeSvg as modulesSvg } from '#shared/code-svg.ts'
import { pagePath } from '#shared/navigation.ts'
import { codedPages } from '#shared/products.ts'

/**
 * Writes the QR code of home and of each product's page into `generated/codes`. They lead to the address without a language, so that
 * a leaflet opens in its reader's. Files, because hydration would else need the encoder in the browser.
 */
export function buildCodes(root: string, origin: string) {
  mkdirSync(`${root}/generated/codes`, { recursive: true })
  for (const page of codedPages) {
    const address = origin + pagePath(page, { lang: 'en', addressForm: 'neutral' })
    writeFileSync(`${root}/generated/codes/${page}.svg`, codeSvg(address))
  }
}

/** A code as SVG: level M. */
export function codeSvg(text: string): string {
  return modulesSvg(encode(text, { ecc: 'M', border: 0 }).data)
}
