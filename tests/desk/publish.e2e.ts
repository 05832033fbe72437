import { afterAll, expect, test } from 'vitest'
import { loadSite } from '#server/site/load-site.ts'
import { axeFindings } from '#tests/helpers/axe.ts'
import { buildRelease } from '#tests/helpers/site-copy.ts'
import { startSite } from '#tests/helpers/site-server.ts'
import { openDesk } from './open-desk.ts'

const copy = await buildRelease({})
const server = await startSite(copy.root)
afterAll(async () => {
  await server.stop()
  copy.remove()
})
const desk = await openDesk(copy.root)

const title = 'lawyers.hero.title'
const online = async () => (await fetch(`${server.url}/it/lawyers`)).text()

// Three builds, each waited for up to two minutes.
test('a changed headline is previewed, published and reverted', { timeout: 400_000 }, async () => {
  const former = JSON.parse(desk.read('i18n/it.json'))[title]
  desk.write('i18n/it.json', desk.read('i18n/it.json').replace(former, 'Scadenze con il conto.'))
  const page = await desk.visit('#publish', { viewport: { width: 390, height: 500 } })
  await page.getByText(former, { exact: true }).waitFor()

  // At the lower edge, within reach of a thumb.
  await page.getByRole('button', { name: 'Guarda prima come viene' }).evaluate((button: HTMLElement) => {
    button.scrollIntoView({ block: 'end' })
    button.click()
  })
  const progress = page.getByRole('progressbar')
  await expect.poll(async () => (await progress.boundingBox())?.y).toBeLessThan(490)
  await page.getByText('È pronto').waitFor({ timeout: 120_000 })
  await page.getByRole('combobox').selectOption('/it/lawyers')
  const titleIn = (name: string) =>
    page.frameLocator(`iframe[title^="${name}"]`).getByRole('heading', { level: 1 })
  await expect.poll(() => titleIn('Com’è adesso').textContent()).toBe(former)
  await expect.poll(() => titleIn('Come sarà').textContent()).toBe('Scadenze con il conto.')
  expect(await axeFindings(page)).toEqual([])
  expect(await page.locator('pre').textContent()).toContain('Costruisco il sito')

  expect(await online()).toContain(former)
  // What a site started now would serve.
  const { pages } = loadSite(`${copy.root}/dist`)
  expect(pages.find(({ path }) => path === '/it/lawyers')?.plain.bytes.toString()).toContain(former)
  await page.getByLabel('Una frase').fill('Un titolo nuovo')
  await page.getByRole('button', { name: 'Aggiorna su questo computer' }).click()
  await page.getByText('Fatto, sul sito di questo computer').waitFor({ timeout: 120_000 })
  await expect.poll(online).toContain('Scadenze con il conto.')
  await page.getByText('Niente è cambiato').waitFor()

  const first = page.getByRole('listitem').filter({ hasText: 'prima apertura' })
  await first.getByRole('button', { name: 'Torna a com’era' }).click()
  await page.getByText('Fatto: i tuoi file').waitFor()
  await page.getByRole('button', { name: 'Aggiorna su questo computer' }).click()
  await expect.poll(online, { timeout: 120_000 }).toContain(former)
  expect(page.faults).toEqual([])
})

test('a content fault names the field and its cure, and nothing is published', async () => {
  const before = await online()
  const rows = desk.read('terms.json')
  desk.write('terms.json', rows.replace(/"setupDays": \d+/, '"setupDays": "presto"'))
  const page = await desk.visit('#publish')
  await page.getByRole('button', { name: 'Aggiorna su questo computer' }).click()
  await page.getByText('Non pubblicato.').waitFor({ timeout: 60_000 })
  expect(await page.locator('pre').textContent()).toMatch(/terms\.json:\d+: .*setupDays/)
  expect(await online()).toBe(before)
  desk.write('terms.json', rows)
})
