import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createContactStore } from '#server/contact-store/contact-store.ts'
import { openSqlite } from '#server/contact-store/sqlite.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { fillRequest, sendButton } from '#tests/helpers/contact-steps.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { buildRelease, type SiteCopy } from '#tests/helpers/site-copy.ts'
import { fixtureRoot } from '#tests/helpers/site-root.ts'
import { type SiteServer, startSite } from '#tests/helpers/site-server.ts'
import { type StaticServer, serveStatic } from '#tests/helpers/static-host.ts'

const folder = ownFolder()

let copy: SiteCopy
let allowed: StaticServer
let stranger: StaticServer
let server: SiteServer

beforeAll(async () => {
  const port = await freePort()
  const settled = (text: string) =>
    text.replace('http://127.0.0.1:3000', 'https://www.bottega-ferrara.example')
  const args = ['--static', '--form-server', `http://127.0.0.1:${port}`]
  copy = await buildRelease({ 'site/settings.json': settled }, args)
  allowed = await serveStatic(`${copy.root}/dist-static`, { honours: true })
  stranger = await serveStatic(`${copy.root}/dist-static`, { honours: true })
  server = await startSite(fixtureRoot, {
    PORT: String(port),
    DATA_DIR: folder,
    FORM_ORIGINS: allowed.url,
  })
}, 400_000)

afterAll(async () => {
  await Promise.all([allowed?.stop(), stranger?.stop(), server?.stop()])
  copy?.remove()
})

/** The messages that the server has stored. */
async function stored(): Promise<string[]> {
  const store = createContactStore(openSqlite(join(folder, 'contact.sqlite')))
  const requests = await store.list()
  await store.close()
  return requests.map(({ message }) => message)
}

test('a form with a file is sent to the form server and ends on the static site', async ({ visit }) => {
  const page = await visit(`${allowed.url}/it/contact?subject=lawyers`)
  await fillRequest(page, { message: 'Con script.' })
  const file = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.alloc(90_000, 'a') }
  await page.locator('[name=files]').setInputFiles(file)
  await sendButton(page).click()
  await page.waitForURL(`${allowed.url}/it/contact/thanks`)
  expect(await stored()).toEqual(['Con script.'])
})

test('without scripts the form server returns the form for rereading before it stores the request', async ({
  visit,
}) => {
  const page = await visit(`${allowed.url}/it/contact`, { scripts: false, expected: [/^status: 422/] })
  expect(await page.locator('[name=files]').isVisible()).toBe(false)
  await fillRequest(page, { message: 'Senza script.' })
  await sendButton(page).click()
  await page.waitForURL(`${server.url}/api/contact`)
  expect(await page.locator('[name=message]').inputValue()).toBe('Senza script.')
  expect(await stored()).not.toContain('Senza script.')
  // The server rejects a form that is sent at once.
  await page.waitForTimeout(4_000)
  await sendButton(page).click()
  await page.waitForURL(`${server.url}/it/contact/thanks`)
  expect(await stored()).toContain('Senza script.')
})

test('a request from a site outside FORM_ORIGINS is not stored and waits in the browser', async ({
  visit,
}) => {
  const page = await visit(`${stranger.url}/it/contact`, { expected: [/./] })
  await fillRequest(page, { message: 'Da altrove.' })
  await sendButton(page).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contact.waiting'))).toBe('1')
  expect(await stored()).not.toContain('Da altrove.')
})
