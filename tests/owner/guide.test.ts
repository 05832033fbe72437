import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildCopy, changeFiles, copyProject, packedQuickly } from '#tests/helpers/site-copy.ts'
import { expectLooks } from './expect-looks.ts'
import { guideExamples } from './guide-examples.ts'
import { ownerOf, siteFaults } from './owner-copy.ts'
import { emptyEverything, fillEverything, longBrand } from './owner-variants.ts'

const full = copyProject()
const empty = copyProject()
await fillEverything(ownerOf(full))
emptyEverything(ownerOf(empty))
for (const root of [full, empty]) changeFiles(root, packedQuickly)
await Promise.all([buildCopy(full), buildCopy(empty)])

const page = (root: string, file: string) => readFileSync(`${root}/dist/client/${file}`, 'utf8')

test('the guide has an example of each kind of row', () => {
  const files = ['people', 'terms', 'claims', 'clients', 'releases', 'events', 'modules']
  expect([...new Set(guideExamples().map(({ file }) => file))]).toEqual(files.map((name) => `${name}.json`))
})

describe('everything that the guide names, with long texts', () => {
  test('appears where the guide says', () => {
    expect(page(full, 'it/index.html')).toContain(longBrand)
    expect(page(full, 'it/index.html')).toMatch(/<header.*<img [^>]*src="\/assets\/logo-\w{8}\.svg"/s)
    expect(page(full, 'favicon.svg')).toContain('data:image/png')
    expect(page(full, 'it/index.html')).toContain('Orari')
    expect(page(full, 'it/privacy/index.html')).toContain('+39 0187 000000')
    expect(page(full, 'it/contact/index.html')).toMatch(/maria-rossi[\w.-]+webp/)
    expect(page(full, 'it/index.html')).toContain('Maria Rossi')
    expect(page(full, 'en/contact/index.html')).toContain('Anna Rossi')
    expect(page(full, 'en/contact/index.html')).toContain('Monday – Friday')
    expect(page(full, 'it/privacy/index.html')).toContain('Server Bianchi S.r.l.')
    expect(page(full, 'en/lawyers/index.html')).toContain('Unico socio')
    expect(page(full, 'it/releases/index.html')).toContain('Il nostro sito')
    expect(page(full, 'en/releases/index.html')).toContain('Our site')
    expect(page(full, 'it/costaeventi/index.html')).toContain('Sagra del pesce')
    expect(page(full, 'en/costaeventi/index.html')).toContain('Fish fair')
    expect(page(full, 'it/clients/index.html')).toMatch(/ferramenta-neri-1[\w.-]+webp/)
    expect(page(full, 'en/clients/index.html')).toContain('Colorificio Levante')
    expect(page(full, 'en/clients/index.html')).toContain('Now I know what is in my shop.')
    expect(page(full, 'it/warehouse/index.html')).toMatch(/19,90\u00a0€ al mese.*più 250,00\u00a0€ una volta/)
    expect(page(full, 'it/menudigitale/index.html')).toContain('Una stampante per fogli A5')
    expect(page(full, 'it/index.html')).not.toContain('aria-disabled="true"')
  })

  test('passes all checks of a site', async () => {
    expect(await siteFaults(full)).toEqual([])
  })

  // The longest texts of all: copies with shorter ones need no check.
  test('has no axe violation and no horizontal overflow', { timeout: 600_000 }, async () => {
    await expectLooks(full)
  })
})

test('with all terms and claims off, product pages leave them out and prices are on quotation', () => {
  const words: Record<string, string> = JSON.parse(page(empty, 'assets/i18n/it.json'))
  for (const product of ['menudigitale', 'lawyers', 'costaeventi']) {
    const html = page(empty, `it/${product}/index.html`)
    expect(html).not.toContain(words['product.needs'])
    expect(html).toContain(words['terms.price.quotation'])
  }
})

test('without any settings and rows the site passes all checks', async () => {
  expect(await siteFaults(empty)).toEqual([])
})
