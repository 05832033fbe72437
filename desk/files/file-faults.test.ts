import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { Entry } from '#shared/entries.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { fixtureSite, projectRoot } from '#tests/helpers/site-root.ts'
import { createCheck } from './file-faults.ts'

/** The faults by setting when these are written. */
async function faultsOf(values: Readonly<Record<string, string>>) {
  const folder = ownFolder()
  vi.stubEnv('SITE_DIR', folder)
  mkdirSync(`${folder}/images`)
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0a3fa8' } }).toFile(
    `${folder}/images/icon-1.png`,
  )
  const text = readFileSync(`${fixtureSite}/settings.json`, 'utf8')
  writeFileSync(`${folder}/settings.json`, text)
  const settings: { entries: Entry[] } = JSON.parse(text)
  const entries = [
    ...settings.entries.filter(({ key }) => !(key in values)),
    ...Object.entries(values).map(([key, value]) => ({ enable: 1, key, value })),
  ]
  const changed = new Map([['settings.json', JSON.stringify({ ...settings, entries })]])
  const faults = createCheck(projectRoot, folder, 'it')(changed, [])
  vi.unstubAllEnvs()
  return Object.fromEntries(faults.map(({ path, text }) => [entries[Number(path[1])]?.key, text]))
}

test('a wrong VAT number is named together with all other faults', async () => {
  const wrong = { 'company.vat': 'IT 1', 'company.phone': 'chiama', 'company.pec': 'x', 'company.email': 'y' }
  const faults = await faultsOf(wrong)
  expect(Object.keys(faults).sort()).toEqual(Object.keys(wrong).sort())
})

test('a fault of a picture says what is wrong, not where its file is', async () => {
  expect(await faultsOf({ 'brand.icon': 'images/icon-1.png' })).toEqual({
    'brand.icon': 'è troppo piccola: serve un PNG di almeno 512 × 512 pixel',
  })
})

test('a price without VAT is told in the words of the form', () => {
  const terms = [{ offering: 'warehouse', price: { once: 12.5 } }]
  const changed = new Map([['terms.json', JSON.stringify({ terms })]])
  const faults = createCheck(projectRoot, ownFolder(), 'it')(changed, [])
  const text = 'Scegli se l’IVA è inclusa o esclusa.'
  expect(faults).toMatchObject([{ path: ['terms', 0, 'price', 'vat'], text }])
})
