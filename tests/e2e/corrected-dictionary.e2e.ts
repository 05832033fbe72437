import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { type SiteServer, startSite } from '#tests/helpers/site-server.ts'
import { type BuildCopy, copyBuild } from '#tests/worker/build-copy.ts'
import { shortenList } from '#tests/worker/short-list.ts'

let copy: BuildCopy
let site: SiteServer

beforeAll(async () => {
  copy = copyBuild(`${siteRoot}/dist`)
  shortenList(copy.dist)
  const dictionary = `${copy.dist}/client/assets/i18n/it.json`
  const text = readFileSync(dictionary, 'utf8')
  writeFileSync(dictionary, text.replace('"Nascondi menu"', '"Chiudi il pannello"'))
  site = await startSite(siteRoot, { DIST_DIR: copy.dist })
})

afterAll(async () => {
  await site.stop()
  copy.remove()
})

test('a dictionary corrected in the built site shows without a rebuild, on a second visit too', async ({
  visit,
}) => {
  const page = await visit(`${site.url}/it`, { serviceWorker: true, expected: [/status: 404 .*\/404$/] })
  const button = page.getByRole('button', { name: 'Chiudi il pannello' })
  await button.waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.goto(`${site.url}/it/lawyers`)
  await button.waitFor()
  await page.reload()
  await button.waitFor()
  expect(await button.count()).toBe(1)
})
