import { readdirSync } from 'node:fs'
import { type Stored, storage } from '#content/storage.ts'
import { expect, laidOut, test } from '#tests/helpers/browser-test.ts'
import { builtPages, readBuilt } from '#tests/helpers/read-built.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'

const names = (kind: Stored['kind']) =>
  storage.flatMap((row) => (row.kind === kind ? [...row.names] : [])).sort()

test('the site leaves nothing in a browser but what content/storage.ts, shown by the privacy page, names', async ({
  visit,
}) => {
  const page = await visit('/it/contact')
  await page.locator('[name="name"]').fill('Ada')
  await page.locator('[name="message"]').fill('Buongiorno, vorrei provare il magazzino.')
  await expect.poll(() => page.context().cookies()).not.toEqual([])
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('contact.draft')
  for (const path of [
    '/it',
    '/it/warehouse',
    '/it/ecommerce',
    '/it/menudigitale',
    '/it/lawyers',
    '/it/costaeventi',
    '/it/clients',
  ]) {
    await page.goto(path)
    await page.mouse.wheel(0, 2000)
  }
  await page.goto('/it/menudigitale')
  await page.locator('#example').scrollIntoViewIfNeeded()
  await page.locator('#menu-name').fill('Da Gino')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('menu.draft')
  await page.goto('/it')
  await laidOut(page)
  // What an earlier visit left is on the first screen.
  await page.locator('#bannerTop').getByText('Da Gino').first().waitFor()
  await page
    .locator('#bannerTop')
    .getByRole('textbox', { name: 'Come si chiama la tua attività?' })
    .fill('Osteria Verdi')
  await page.getByRole('button', { name: 'Nascondi menu' }).click()
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).sort()))
    .toEqual(['own.name', 'panel'])
  await page.goto('/it/releases')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/en/releases')

  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    cache: await caches.keys(),
  }))
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(names('cookie')).toEqual(expect.arrayContaining(cookies))
  expect(cookies).toContain('lang')
  expect(names('local')).toEqual(expect.arrayContaining(left.local))
  expect(names('session')).toEqual(left.session.toSorted())
  expect(names('database')).toEqual(expect.arrayContaining(left.database))
  expect(left.cache).toEqual([])
})

/** Everything that a visitor's browser may read. */
const assets = readdirSync(`${siteRoot}/dist/client/assets`).filter((name) => name.endsWith('.js'))
const scripts = assets.map((name) => `assets/${name}`)

test('what is not for visitors is in no built page and no script, a portrait’s permission not on its page', () => {
  const files = [...builtPages().map(({ file }) => file), ...scripts]
  const having = (text: string) => files.filter((file) => readBuilt(file).includes(text))
  expect(having('Un codice che resta')).not.toEqual([])
  expect(having('Piero de’ Bassi')).not.toEqual([])
  // Claims that are disabled.
  expect(having('Una persona che confermi date')).toEqual([])
  expect(having('art. 54-bis Codice del consumo')).toEqual([])
  for (const name of [...scripts, 'it/contact/index.html'])
    expect(readBuilt(name), name).not.toContain('2026-11-20')
})
