import { readable } from './colour.ts'

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
