import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe } from 'vitest'
import { storage } from '#content/storage.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { noMail, readMail, startMailServer } from '#server/fixtures/mail-server.ts'
import { expect, laidOut, test } from '#tests/helpers/browser-test.ts'
import { openBrowserTo } from '#tests/helpers/chromium.ts'
import { unexpectedFaults, watchFaults } from '#tests/helpers/faults.ts'
import { fillRequest, sendButton } from '#tests/helpers/page-steps.ts'
import { buildRelease } from '#tests/helpers/site-copy.ts'
import { words } from '#tests/helpers/words.ts'
import { createBareServer } from './bare-server.ts'
import { hasNginx, startNginx } from './nginx.ts'

const t = words('it')
const origin = 'https://www.example.it'
/** The server takes a form sent within three seconds of the page for a bot's. */
const humanPause = 3_200

const ofOrigin = { 'site/settings.json': (text: string) => text.replace('http://127.0.0.1:3000', origin) }

// Updates and going back: `release.service.test.ts`, `several-servers.service.test.ts`.
describe.skipIf(!hasNginx)('a real build, released to an empty folder behind the shipped nginx', async () => {
  if (!hasNginx) return
  const copy = await buildRelease(ofOrigin)
  afterAll(copy.remove)
  const mail = await startMailServer()
  afterAll(mail.stop)
  const server = await createBareServer(`${copy.root}/dist`, { SMTP_URL: mail.url })
  afterAll(server.stop)
  const nginx = await startNginx([server.port])
  afterAll(nginx.stop)
  let visitors = 0

  test('requests are acknowledged, mailed and listed', async () => {
    await expect.poll(() => server.health().then(({ status }) => status, String)).toBe(200)
    await Promise.all([
      visit({ scripts: true, send: (page) => sendByScript(page, 'Anna Script') }),
      visit({ scripts: false, send: (page) => sendWrongly(page, 'Anna Plain') }),
    ])
    for (const name of ['Anna Script', 'Anna Plain']) {
      const notice = () => mail.mails.find(({ raw }) => raw.includes(name)) ?? noMail
      await expect.poll(() => readMail(notice()).text).toContain('vetrina requests answered')
      const listed = await server.command('requests', 'list')
      expect(listed).toEqual({ code: 0, text: expect.stringContaining(name) })
    }
    // The fixtures' owner has all required settings, and lacks recommended ones.
    const doctor = await server.command('doctor')
    expect(doctor.text).toContain(ownerWords.it('doctor.mail.good'))
    expect(doctor.text).not.toContain('✗')
    expect(doctor.code).toBe(2)
  }, 240_000)

  async function sendByScript(page: Page, name: string) {
    await laidOut(page)
    await fillRequest(page, { name })
    await page.waitForTimeout(humanPause)
    await sendButton(page).click()
  }

  /** First with an invalid address: the form comes back whole. */
  async function sendWrongly(page: Page, name: string) {
    await fillRequest(page, { name, emailOrPhone: 'nives@trattoria' })
    await page.waitForTimeout(humanPause)
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await sendButton(page).click()
    expect((await answered).status()).toBe(422)
    expect(await page.locator('[name=name]').inputValue()).toBe(name)
    await page.locator('[name=emailOrPhone]').fill('nives@trattoria.example')
    await sendButton(page).click()
  }

  /** Each visitor has another address. */
  async function visit({ scripts, send }: { scripts: boolean; send: (page: Page) => Promise<void> }) {
    const browser = await openBrowserTo('www.example.it', nginx.https)
    const context: BrowserContext = await browser.newContext({
      baseURL: origin,
      ignoreHTTPSErrors: true,
      javaScriptEnabled: scripts,
      serviceWorkers: 'block',
      extraHTTPHeaders: { 'x-visitor': `203.0.113.${++visitors}` },
      locale: 'it-IT',
    })
    const faults = await watchFaults(context)
    const page = await context.newPage()
    await page.goto('/it/contact')
    await send(page)
    await page.waitForURL(`${origin}/it/contact/thanks`)
    expect(await page.locator('h1').innerText()).toBe(t('thanks.title'))
    expect(unexpectedFaults(faults, scripts ? [] : [/^status: 422 /, /^failed: .*\.js csp$/])).toEqual([])
    // On https some have a prefix.
    const cookies = (await context.cookies()).map(({ name }) => name)
    expect(storage.flatMap(({ names }): readonly string[] => names)).toEqual(expect.arrayContaining(cookies))
    await context.close()
  }
})
