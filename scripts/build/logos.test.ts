import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isHashedPath } from '#shared/built-site.ts'
import { brandSite, drawn } from '#tests/helpers/brand-site.ts'
import { copyLogos, readLogos } from './logos.ts'

const pictures = {
  'images/logo.svg': drawn(240, 60),
  'images/dark.SVG': drawn(240, 60, '#fff'),
  'images/wide.svg': drawn(900, 60),
}

test('without a logo none is copied', () => {
  const root = brandSite({ 'brand.name': 'Rossi' })
  expect(readLogos(root)).toBeNull()
  copyLogos(root)
  expect(readdirSync(join(root, 'dist/client/assets'))).toEqual([])
})

test('a logo has a hashed address and its size, and is copied', () => {
  const root = brandSite({ 'brand.logo': 'images/logo.svg' }, pictures)
  const logos = readLogos(root)
  expect(logos).toEqual({
    paper: { src: expect.stringMatching(/\/logo-\w{8}\.svg$/), width: 240, height: 60 },
  })
  copyLogos(root)
  const src = logos?.paper.src ?? ''
  expect(isHashedPath(src)).toBe(true)
  expect(readFileSync(join(root, `dist/client${src}`), 'utf8')).toBe(pictures['images/logo.svg'])
})

test('a dark logo has its own address', () => {
  const root = brandSite({ 'brand.logo': 'images/logo.svg', 'brand.logo.dark': 'images/dark.SVG' }, pictures)
  const logos = readLogos(root)
  expect(logos?.cover?.src).toMatch(/\/logo-dark-\w{8}\.svg$/)
  copyLogos(root)
  expect(readFileSync(join(root, `dist/client${logos?.cover?.src}`), 'utf8')).toBe(
    pictures['images/dark.SVG'],
  )
})

test('throws for a logo that the content check refuses', () => {
  expect(() => readLogos(brandSite({ 'brand.logo': 'images/wide.svg' }, pictures))).toThrow(
    'images/wide.svg: ratio',
  )
})
