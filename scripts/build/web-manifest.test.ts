import { expect, test } from 'vitest'
import { href, offeringTarget, panelTiles } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'
import { dictionaries } from '#tests/helpers/words.ts'
import { webManifest } from './web-manifest.ts'

const brand = setting('brand.name')
const words = {
  ...dictionaries.it,
  'offering.lawyers.name': 'Studi',
  'offering.lawyers.hint': 'Termini e pratiche',
}
const manifest = JSON.parse(
  webManifest('it', { ...words, 'meta.home.description': 'Fatto da {{brand}}' }, '#0a3fa8'),
)

test('has name, language, colours and start address', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: brand,
    short_name: 'Ferrara',
    description: `Fatto da ${brand}`,
    lang: 'it',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0a3fa8',
  })
})

test('each icon has its size and purpose', () => {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose })
  expect(manifest.icons).toEqual([
    icon('/icon-192.png', '192x192', 'any'),
    icon('/icon-512.png', '512x512', 'any'),
    icon('/icon-maskable-192.png', '192x192', 'maskable'),
    icon('/icon-maskable-512.png', '512x512', 'maskable'),
  ])
})

test('shortcuts are the panel’s tiles without home, in the manifest’s language', () => {
  const edition = { lang: 'it', addressForm: 'pinned' } as const
  const products = panelTiles().filter(({ id }) => id !== 'home')
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(
    products.map((offering) => href(offeringTarget(offering) ?? { page: 'contact' }, edition)),
  )
  expect(manifest.shortcuts[products.findIndex(({ id }) => id === 'lawyers')]).toMatchObject({
    name: 'Studi',
    description: 'Termini e pratiche',
  })
})
