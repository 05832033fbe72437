import { readable } from './colour.ts'

/** The grounds of `app/styles/tokens.css` that are hardest to read on. */
const darkestPaper = '#e4ebf7'
const lightestNight = '#1a2845'
const white = '#ffffff'

/** The colour of the header and of everything that is filled with the brand's, by day and by night. */
export type CoverColours = { light: string; dark: string }

/** The header in the brand's colour, as much darker as white words on it ask for: 7:1, by night 12:1. */
export function coverShades(colour: string): CoverColours {
  const own = colour.toLowerCase()
  return { light: readable(own, 'dark', white, 7), dark: readable(own, 'dark', white, 12) }
}

/** The values of the tokens in `app/styles/tokens.css` that are the brand's, as shades of one colour that their use can be read in. */
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
    // By night the rule is a hairline.
    ['--cover-rule', lightDark(cover.light, '#2b3c5e')],
    ['--page-focus', lightDark(focus, nightLink)],
    ['--paper-link', link],
    ['--paper-link-hover', hover],
    ['--paper-focus', focus],
    ['--brand', link],
    // Home's own.
    ['--accent', lightDark(cover.light, nightLink)],
    ['--ground', lightDark(cover.light, cover.dark)],
  ])
}

function lightDark(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`
}
