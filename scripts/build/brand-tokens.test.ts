import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isHashedPath } from '#shared/built-site.ts'
import { brandSite, drawn } from '#tests/helpers/brand-site.ts'
import { readSource } from '#tests/helpers/sources.ts'
import { brandColour, brandShades, contrast, coverColours } from './brand-tokens.ts'
import { copyLogos, readLogos } from './logos.ts'

const tokens = readSource('app/styles/tokens.css')

/** The colours of a token by day and by night, in the style sheet as it is written or among the shades. */
function valuesOf(name: string, shades?: ReadonlyMap<string, string>): string[] {
  const written = new RegExp(`^\\s*${name}: (?!var)(.*);`, 'm').exec(tokens)?.[1] ?? ''
  return (shades?.get(name) ?? written).match(/#[\da-f]{6}/g) ?? []
}

const grounds = ['--bg', '--surface', '--surface-2'].map((name) => valuesOf(name))
const paper = valuesOf('--paper')

test.each(['#9c1b14', '#0f6b3a', '#ffe680', '#000000', '#ffffff', '#FF00FF'])(
  'every shade of %s has the required contrast',
  (colour) => {
    const shades = brandShades(colour)
    for (const theme of [0, 1]) {
      const cover = valuesOf('--cover', shades)[theme] ?? ''
      expect(contrast(cover, '#ffffff')).toBeGreaterThanOrEqual(7)
      // The header's focus ring and the mark of what is chosen.
      expect(contrast(cover, '#ffd75e')).toBeGreaterThanOrEqual(3)
      for (const ground of grounds.map((values) => values[theme] ?? ''))
        for (const [name, ratio] of Object.entries({ '--link': 7, '--link-hover': 7, '--page-focus': 3 }))
          expect(contrast(valuesOf(name, shades)[theme] ?? '', ground)).toBeGreaterThanOrEqual(ratio)
      for (const name of ['--paper-link', '--paper-link-hover', '--brand'])
        expect(contrast(valuesOf(name, shades)[0] ?? '', paper[theme] ?? '')).toBeGreaterThanOrEqual(7)
    }
  },
)

test('each shade replaces an existing token', () => {
  const names = [...brandShades('#9c1b14').keys()]
  expect(names.filter((name) => valuesOf(name).length === 0)).toEqual([])
})

test('without an own colour style sheet and cover colours stay unchanged', () => {
  const root = brandSite({})
  expect(brandColour(root)).toEqual([])
  expect(coverColours(root)).toEqual({ light: valuesOf('--cover')[0], dark: valuesOf('--cover')[1] })
})

test('an own colour becomes the cover, darkened for contrast with white text', () => {
  expect(coverColours(brandSite({ 'brand.colour': '#9C1B14' })).light).toBe('#9c1b14')
  const pale = coverColours(brandSite({ 'brand.colour': '#ffe680' }))
  // No darker than that takes.
  expect([pale.light, pale.dark].map((cover) => Math.floor(contrast(cover, '#ffffff')))).toEqual([7, 12])
  const [plugin] = brandColour(brandSite({ 'brand.colour': '#9C1B14' }))
  const written = (prop: string, value: string, file = '/app/styles/tokens.css') => {
    const declaration = { prop, value, source: { input: { file } } }
    Object(plugin).Declaration(declaration)
    return declaration.value
  }
  expect(written('--cover', '#fff')).toContain('(#9c1b14, ')
  const kept = [written('--bg', '#fff'), written('--brand', 'var(--a)'), written('--brand', '#fff', 'a.css')]
  expect(kept).toEqual(['#fff', 'var(--a)', '#fff'])
})

const pictures = {
  'images/logo.svg': drawn(240, 60),
  'images/dark.SVG': drawn(240, 60, '#fff'),
  'images/wide.svg': drawn(900, 60),
}

test('a logo has a hashed address and its size, and is copied', () => {
  const files = { 'brand.logo': 'images/logo.svg', 'brand.logo.dark': 'images/dark.SVG' }
  const root = brandSite(files, pictures)
  const logos = readLogos(root)
  expect(logos).toEqual({
    paper: { src: expect.stringMatching(/^\/assets\/logo-\w{8}\.svg$/), width: 240, height: 60 },
    cover: { src: expect.stringMatching(/^\/assets\/logo-dark-\w{8}\.svg$/), width: 240, height: 60 },
  })
  copyLogos(root)
  const src = logos?.paper.src ?? ''
  expect(isHashedPath(src)).toBe(true)
  expect(readFileSync(join(root, `dist/client${src}`), 'utf8')).toBe(pictures['images/logo.svg'])
})

test('throws for a logo that the content check refuses', () => {
  const root = brandSite({ 'brand.logo': 'images/wide.svg' }, pictures)
  expect(() => readLogos(root)).toThrow('images/wide.svg: ratio')
})
