import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type LogoUse, readLogoFile } from './logo-file.ts'

const svg = (inside: string, root = 'viewBox="0 0 240 60"') =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`)

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0a3fa8' } })
    .png()
    .toBuffer()

test.each<[what: string, bytes: Buffer, measures: object]>([
  ['the view box', svg('<path d="M0 0h9v9z"/>'), { width: 240, height: 60 }],
  ['one with commas and a decimal', svg('', "viewBox='0,0,90.5,40'"), { width: 90.5, height: 40 }],
  ['width and height', svg('', 'width="120px" height="40"'), { width: 120, height: 40 }],
])('the size of an SVG is read from %s', (_, bytes, measures) => {
  expect(readLogoFile('images/logo.SVG', bytes, 'logo')).toEqual(measures)
})

test('an SVG with internal references, embedded pictures and a title is accepted', () => {
  const inside = `<defs><linearGradient id="a"/></defs><use href="#b"/><path fill="url(#a)" style="fill: url('#a')"/>
    <image href="data:image/png;base64,AAAA"/><title>Only one script: ours</title>`
  expect(readLogoFile('logo.svg', svg(inside), 'logo')).toEqual({ width: 240, height: 60 })
})

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT href="#a"/>',
  '<path onload="alert(1)"/>',
  "<path OnClick = 'alert(1)'/>",
  '<foreignObject><p>a</p></foreignObject>',
  '<a href="javascript:alert(1)"/>',
  '<image href="https://elsewhere.example/a.png"/>',
  "<use xlink:href=' other.svg#a'/>",
  '<image href="data:image/svg+xml;base64,AAAA"/>',
  '<style>@import "a.css";</style>',
  '<path style="fill: url( https://elsewhere.example/a)"/>',
  '<animate attributeName="href"/>',
])('an SVG with %s is refused', (inside) => {
  expect(readLogoFile('logo.svg', svg(inside), 'logo')).toBe('unsafe')
})

test('an SVG with entities is refused', () => {
  const drawing = Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')
  expect(readLogoFile('logo.svg', drawing, 'logo')).toBe('unsafe')
})

test('other formats and files without a size are refused', () => {
  expect(readLogoFile('logo.jpg', svg(''), 'logo')).toBe('kind')
  expect(readLogoFile('logo', svg(''), 'logo')).toBe('kind')
  expect(readLogoFile('logo.svg', svg('', ''), 'logo')).toBe('measures')
  expect(readLogoFile('logo.svg', svg('', 'width="100%" height="100%"'), 'logo')).toBe('measures')
  expect(readLogoFile('logo.svg', svg('', 'viewBox="0 0 0 60"'), 'logo')).toBe('measures')
  expect(readLogoFile('logo.svg', svg('', 'viewBox="0 0 240"'), 'logo')).toBe('measures')
  expect(readLogoFile('logo.png', svg(''), 'logo')).toBe('measures')
  expect(readLogoFile('logo.png', Buffer.from('?PNG'), 'logo')).toBe('measures')
})

test.each<[use: LogoUse, width: number, height: number, expected: unknown]>([
  ['logo', 500, 100, { width: 500, height: 100 }],
  ['logo', 499, 143, 'small'],
  ['logo', 144, 144, { width: 144, height: 144 }],
  ['logo', 800, 100, { width: 800, height: 100 }],
  ['logo', 801, 100, 'ratio'],
  ['logo', 300, 600, { width: 300, height: 600 }],
  ['logo', 299, 600, 'ratio'],
  ['icon', 512, 512, { width: 512, height: 512 }],
  ['icon', 511, 511, 'small'],
  ['icon', 600, 640, 'ratio'],
])('a PNG as %s of %d × %d', async (use, width, height, expected) => {
  expect(readLogoFile('images/a.png', await png(width, height), use)).toEqual(expected)
})

test.each(['<path d="M0 0h9v9z">', '<g>', '&unknown;', '<path d="a" d="b"/>', '</g>'])(
  'an SVG that is not well-formed, with %s, is refused',
  (inside) => {
    expect(readLogoFile('logo.svg', svg(inside), 'logo')).toBe('broken')
  },
)

test('a truncated SVG is refused', () => {
  const whole = svg('<path d="M0 0h9v9z"/>').toString()
  expect(readLogoFile('logo.svg', Buffer.from(whole.replace('</svg>', '')), 'logo')).toBe('broken')
})
