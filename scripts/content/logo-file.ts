import { extname } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'

export type LogoUse = 'logo' | 'icon'
export type LogoFault = 'kind' | 'unsafe' | 'broken' | 'measures' | 'small' | 'ratio'
type Measures = { width: number; height: number }

/** Size in CSS pixels, or why the file is no good logo (a wide picture) or icon (a square one). */
export function readLogoFile(file: string, bytes: Buffer, use: LogoUse): Measures | LogoFault {
  const kind = extname(file).toLowerCase()
  if (kind !== '.svg' && kind !== '.png') return 'kind'
  const text = kind === '.svg' ? bytes.toString('utf8') : ''
  if (kind === '.svg' && isUnsafe(text)) return 'unsafe'
  if (kind === '.svg' && !isWellFormed(text)) return 'broken'
  const measures = kind === '.svg' ? svgMeasures(text) : pngMeasures(bytes)
  if (!measures) return 'measures'
  const { width, height } = measures
  if (use === 'icon' ? Math.abs(width / height - 1) > 0.02 : width / height < 0.5 || width / height > 8)
    return 'ratio'
  const isSmall = use === 'icon' ? width < 512 : width < 500 && height < 144
  return kind === '.png' && isSmall ? 'small' : measures
}

const unsafe = [
  /<\s*(script|foreignObject|iframe|animate|set)\b/i,
  /<!(DOCTYPE|ENTITY)/i,
  /\son\w+\s*=/i,
  /javascript:/i,
  /@import/i,
  /\bhref\s*=\s*["']\s*(?![\s"'#]|data:image\/(?:png|jpeg|webp))/i,
  /url\(\s*["']?\s*(?![\s"'#]|data:image\/(?:png|jpeg|webp))/i,
]

function isUnsafe(svg: string): boolean {
  return unsafe.some((pattern) => pattern.test(svg))
}

/** Browsers do not show an SVG that is not well-formed. */
function isWellFormed(svg: string): boolean {
  let isWhole = true
  const onError = () => {
    isWhole = false
  }
  try {
    new DOMParser({ onError }).parseFromString(svg, 'image/svg+xml')
  } catch {
    return false
  }
  return isWhole
}

/** Text in an SVG depends on the fonts of the visitor's device. */
export function hasLiveText(svg: string): boolean {
  return /<(?:\w+:)?text[\s>]/i.test(svg)
}

function svgMeasures(svg: string): Measures | undefined {
  const root = /<svg\b[^>]*>/i.exec(svg)?.[0] ?? ''
  const [, , width = 0, height = 0] = (/\sviewBox\s*=\s*["']([^"']+)/.exec(root)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return (
    positive({ width, height }) ?? positive({ width: length(root, 'width'), height: length(root, 'height') })
  )
}

function length(root: string, name: string): number {
  return Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(root)?.[1])
}

/** IHDR chunk, PNG (Third Edition) §11.2.1. */
function pngMeasures(bytes: Buffer): Measures | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return undefined
  return positive({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })
}

function positive(measures: Measures): Measures | undefined {
  return measures.width > 0 && measures.height > 0 ? measures : undefined
}
