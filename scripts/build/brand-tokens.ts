import { readFileSync } from 'node:fs'
import Color from 'colorjs.io'
import type { CSSOptions } from 'vite'
import { brandSetting } from './logos.ts'

/** The backgrounds of `app/styles/tokens.css` with the least contrast. */
const darkestPaper = '#e4ebf7'
const lightestNight = '#1a2845'
const white = '#ffffff'

export type CoverColours = { light: string; dark: string }

/** Darkened until white text has 7:1, in dark mode 12:1. */
export function coverShades(colour: string): CoverColours {
  const own = colour.toLowerCase()
  return { light: readable(own, 'dark', white, 7), dark: readable(own, 'dark', white, 12) }
}

/** Brand tokens of `app/styles/tokens.css`, derived from one colour with sufficient contrast. */
export function brandShades(colour: string): ReadonlyMap<string, string> {
  const own = colour.toLowerCase()
  const cover = coverShades(own)
  const link = readable(own, 'dark', darkestPaper, 7)
  const hover = readable(own, 'dark', darkestPaper, 10.5)
  const focus = readable(own, 'dark', darkestPaper, 5)
  const nightLink = readable(own, 'light', lightestNight, 7)
  const nightHover = readable(own, 'light', lightestNight, 9)
  return new Map([
    ['--link', lightDark(link, nightLink)],
    ['--link-hover', lightDark(hover, nightHover)],
    ['--cover', lightDark(cover.light, cover.dark)],
    ['--cover-rule', lightDark(cover.light, '#2b3c5e')],
    ['--page-focus', lightDark(focus, nightLink)],
    ['--paper-link', link],
    ['--paper-link-hover', hover],
    ['--paper-focus', focus],
    ['--brand', link],
    ['--accent', lightDark(cover.light, nightLink)],
    ['--ground', lightDark(cover.light, cover.dark)],
  ])
}

function lightDark(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`
}

export function contrast(one: string, other: string): number {
  return Color.contrast(one, other, 'WCAG21')
}

/** Changes the lightness only as far as the contrast requires; keeps hue, and chroma as far as sRGB allows. */
export function readable(colour: string, towards: 'dark' | 'light', against: string, ratio: number): string {
  const background = new Color(against).luminance
  const isReadable = (hex: string) => {
    const { luminance } = new Color(hex)
    const isBeyond = towards === 'dark' ? luminance < background : luminance > background
    return isBeyond && contrast(hex, against) >= ratio
  }
  if (isReadable(colour)) return colour
  const own = new Color(colour).to('oklch')
  const end = towards === 'dark' ? 0 : 1
  const steps = 1000
  const shade = (step: number) => {
    const changed = new Color(own)
    changed.l = (own.l ?? 0) + ((end - (own.l ?? 0)) * step) / steps
    return changed.toGamut({ space: 'srgb' }).to('srgb').toString({ format: 'hex', collapse: false })
  }
  let [low, high] = [0, steps]
  if (!isReadable(shade(high)))
    throw new Error(`No shade of ${colour} has a contrast of ${ratio} to ${against}.`)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isReadable(shade(middle))) high = middle
    else low = middle
  }
  return shade(high)
}

type CssPlugin = Extract<
  NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>[number],
  { postcssPlugin: string }
>

export function coverColours(root: string): CoverColours {
  const colour = brandSetting(root, 'brand.colour')
  if (colour) return coverShades(colour)
  const css = readFileSync(`${import.meta.dirname}/../../app/styles/tokens.css`, 'utf8')
  const [, light, dark] = /--cover: light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/.exec(css) ?? []
  if (!light || !dark) throw new Error('app/styles/tokens.css has no --cover.')
  return { light, dark }
}

export function brandColour(root: string): CssPlugin[] {
  const colour = brandSetting(root, 'brand.colour')
  if (!colour) return []
  const shades = brandShades(colour)
  return [
    {
      postcssPlugin: 'brand-colour',
      Declaration(declaration) {
        const isToken = declaration.source?.input.file?.endsWith('tokens.css')
        // Tokens that refer to other tokens need no change.
        if (!isToken || declaration.value.includes('var(')) return
        declaration.value = shades.get(declaration.prop) ?? declaration.value
      },
    },
  ]
}
