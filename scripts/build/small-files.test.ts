import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import { expect, onTestFinished, test, vi } from 'vitest'
import { siteIcons } from '#app/components/icon/icons.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { codeSvg, writeCode } from './generated.ts'
import { buildIcons, iconShapes } from './icon-sheet.ts'
import { publicOrigin } from './origin.ts'
import { publicRows } from './public-rows.ts'

const root = ownFolder()
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

test('buildIcons writes one file of symbols with their view box', () => {
  buildIcons(root)
  const svg = read('generated/icons.svg')
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"><svg display="none"><symbol [\s\S]*<\/symbol><\/svg><\/svg>\n$/,
  )
  const symbols = [...svg.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/g)]
  expect(symbols.map(([, id]) => id)).toEqual(siteIcons())
  for (const [, id = '', shapes] of symbols) expect(shapes).toBe(iconShapes(id))
})

test('the QR code has Menu Digitale’s neutral address', () => {
  writeCode(root, 'https://a.example')
  expect(read('generated/code.svg')).toBe(codeSvg('https://a.example/menudigitale'))
})

/** The drawing as an independent decoder sees it: RGBA, `scale` pixels a module. */
function rasterise(svg: string, scale = 4) {
  const size = Number(/viewBox="-4 -4 (\d+)/.exec(svg)?.[1])
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = (Number(y) + 4) * scale; row < (Number(y) + 5) * scale; row++) {
      const start = row * side + (Number(x) + 4) * scale
      for (let pixel = start; pixel < start + Number(length) * scale; pixel++)
        pixels.fill(0, pixel * 4, pixel * 4 + 3)
    }
  }
  return { pixels, side }
}

test.each([
  'https://www.example.it/menudigitale',
  'http://127.0.0.1:3000/lawyers',
  'https://città.example/costaeventi',
])('the QR code of %s decodes to its address', (address) => {
  const { pixels, side } = rasterise(codeSvg(address))
  expect(jsQR(pixels, side, side)?.data).toBe(address)
})

test('PUBLIC_ORIGIN overrides site.origin, without a trailing slash; without both it is this machine', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PUBLIC_ORIGIN', 'https://a.example/')
  expect(publicOrigin()).toBe('https://a.example')
  vi.stubEnv('PUBLIC_ORIGIN', '')
  expect(publicOrigin(() => 'https://b.example')).toBe('https://b.example')
  expect(publicOrigin(() => '')).toBe('http://127.0.0.1:3000')
})

test('publicRows keeps enabled public settings, enabled claims and disabled offerings', () => {
  const { transform } = publicRows('/a/site')
  if (typeof transform !== 'object') throw new Error('no transform')
  const handler: unknown = transform.handler
  if (typeof handler !== 'function') throw new Error('no handler')
  const kept = (rows: object) => JSON.parse(handler(JSON.stringify(rows)))
  const entry = (key: string, enable = 1) => ({ enable, key, value: 'x' })
  const ofBuild = ['colour', 'icon', 'logo', 'logo.dark', 'short'].map((name) => `brand.${name}`)
  const hidden = [...ofBuild, 'contact.recipient', 'owner.language', 'site.origin', 'visits.count']
  const entries = ['brand.name', ...hidden].map((key) => entry(key)).concat(entry('company.name', 0))
  expect(kept({ entries })).toEqual({ entries: [entry('brand.name')] })
  const [on, off] = [1, 0].map((enable) => ({ enable, id: `${enable}` }))
  expect(kept({ claims: [on, off] })).toEqual({ claims: [on] })
  expect(kept({ offerings: [on, off] })).toEqual({ offerings: [off] })
  const id = ['settings', 'claims', 'offerings'].map((name) => `/a/site/${name}.json`)
  expect(transform.filter).toEqual({ id })
})
