import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'
import { readLogoFile } from '#scripts/content/logo-file.ts'

/** Drawing and filters only: no script, no event, no foreign content. @returns undefined where what is left calls for other files */
export function cleanSvg(bytes: Buffer): Buffer | undefined {
  const page = new JSDOM('')
  const { window } = page
  const drawing = new window.DOMParser().parseFromString(bytes.toString('utf8'), 'image/svg+xml')
  const root = drawing.documentElement
  if (root.localName !== 'svg' || drawing.doctype || drawing.querySelector('parsererror')) return undefined
  // Read so, its type is open: that of trusted types here is less than the library's.
  createPurifier(Object(page).window).sanitize(root, {
    USE_PROFILES: { svg: true, svgFilters: true },
    IN_PLACE: true,
  })
  const clean = Buffer.from(new window.XMLSerializer().serializeToString(root))
  const fault = readLogoFile('drawing.svg', clean, 'logo')
  return fault === 'unsafe' || fault === 'broken' || fault === 'measures' ? undefined : clean
}
