import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isHashedPath } from '#shared/built-site.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { copyLogos, readLogos } from './logos.ts'

const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path fill="${colour}" d="M0 0h240v60H0z"/></svg>`

function siteWith(settings: Readonly<Record<string, string>>) {
  const root = ownFolder()
  for (const folder of ['site/images', 'dist/client/assets'])
    mkdirSync(join(root, folder), { recursive: true })
  const entries = Object.entries(settings).map(([key, value]) => ({ enable: 1, key, value }))
  writeFileSync(join(root, 'site/settings.json'), JSON.stringify({ entries }))
  writeFileSync(join(root, 'site/images/logo.svg'), logo('#063'))
  writeFileSync(join(root, 'site/images/dark.SVG'), logo('#fff'))
  writeFileSync(join(root, 'site/images/wide.svg'), logo('#063').replace('240 60', '900 60'))
  return root
}

test('without a logo none is copied', () => {
  const root = siteWith({ 'brand.name': 'Rossi' })
  expect(readLogos(root)).toBeNull()
  copyLogos(root)
  expect(readdirSync(join(root, 'dist/client/assets'))).toEqual([])
})

test('a logo has a hashed address and its size, and is copied', () => {
  const root = siteWith({ 'brand.logo': 'images/logo.svg' })
  const logos = readLogos(root)
  expect(logos).toEqual({
    paper: { src: expect.stringMatching(/\/logo-\w{8}\.svg$/), width: 240, height: 60 },
  })
  copyLogos(root)
  const src = logos?.paper.src ?? ''
  expect(isHashedPath(src)).toBe(true)
  expect(readFileSync(join(root, `dist/client${src}`), 'utf8')).toBe(logo('#063'))
})

test('a dark logo has its own address', () => {
  const root = siteWith({ 'brand.logo': 'images/logo.svg', 'brand.logo.dark': 'images/dark.SVG' })
  const logos = readLogos(root)
  expect(logos?.cover?.src).toMatch(/\/logo-dark-\w{8}\.svg$/)
  copyLogos(root)
  expect(readFileSync(join(root, `dist/client${logos?.cover?.src}`), 'utf8')).toBe(logo('#fff'))
})

test('throws for a logo that the content check refuses', () => {
  expect(() => readLogos(siteWith({ 'brand.logo': 'images/wide.svg' }))).toThrow('images/wide.svg: ratio')
})
