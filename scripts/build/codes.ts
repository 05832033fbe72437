import { mkdirSync, writeFileSync } from 'node:fs'
import { encode } from 'uqr'
import { codeSvg as modulesSvg } from '#shared/code-svg.ts'
import { pagePath } from '#shared/navigation.ts'
import { codedPages } from '#shared/products.ts'

/** SVG files, so that pages need no encoder. Neutral paths open in the reader's language. */
export function writeCodes(root: string, origin: string) {
  mkdirSync(`${root}/generated/codes`, { recursive: true })
  for (const page of codedPages) {
    const address = origin + pagePath(page, { lang: 'en', addressForm: 'neutral' })
    writeFileSync(`${root}/generated/codes/${page}.svg`, codeSvg(address))
  }
}

/** Error correction level M. */
export function codeSvg(text: string): string {
  return modulesSvg(encode(text, { ecc: 'M', border: 0 }).data)
}
