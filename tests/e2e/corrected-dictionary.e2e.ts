import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { type SiteServer, startSite } from '#tests/helpers/site-server.ts'

const copy = mkdtempSync(join(tmpdir(), 'site-copy-'))
let site: SiteServer

beforeAll(async () => {
  for (const part of ['server', 'shared', 'content', 'site', 'dist', 'package.json']) {
    cpSync(`${siteRoot}/${part}`, `${copy}/${part}`, { recursive: true })
  }
  symlinkSync(`${siteRoot}/node_modules`, `${copy}/node_modules`)
  const dictionary = `${copy}/dist/client/assets/i18n/it.json`
  const text = readFileSync(dictionary, 'utf8')
  writeFileSync(dictionary, text.replace('"Nascondi menu"', '"Chiudi il pannello"'))
  site = await startSite(copy)
})

afterAll(async () => {
  await site.stop()
  rmSync(copy, { recursive: true, force: true })
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
