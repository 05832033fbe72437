// The owner at his desk: desk.ts INVITATION HEADLINE. Registers a passkey, reads a request, changes a headline, publishes it,
// takes it back, and looks each time at what visitors get; exit code 1 on failure.
import { chromium } from 'playwright-core'
import { findChromium } from '#tests/programs/find-programs.ts'

const [, , invitation = '', headline = ''] = process.argv
const args = ['--no-sandbox', '--ignore-certificate-errors']
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args })
const page = await browser.newPage({ locale: 'it-IT' })
const cdp = await page.context().newCDPSession(page)
const isAble = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
await cdp.send('WebAuthn.enable')
await cdp.send('WebAuthn.addVirtualAuthenticator', {
  options: { protocol: 'ctap2', transport: 'internal', ...isAble },
})
const visit = (room: string) => page.goto(new URL(`/desk/#${room}`, invitation).href)
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()

await page.goto(invitation)
await press('Registra questo dispositivo')
await page.getByRole('navigation').waitFor()
await visit('requests')
await page.getByText('Anna Ferri').first().waitFor()
await visit('words/it/lawyers')
await page.frameLocator('iframe').locator('h1').click()
await page.getByRole('textbox', { name: 'Italiano' }).fill(headline)
await press('Salva')
await page.getByText('Salvato.').waitFor()
await visit('publish')
await publish((html) => html.includes(headline))
await page.getByRole('listitem').filter({ hasText: 'prima apertura' }).getByRole('button').click()
await page.getByText('Fatto: i tuoi file').waitFor()
await publish((html) => !html.includes(headline))
await browser.close()

async function publish(isRight: (html: string) => boolean) {
  await press('Pubblica')
  await page.getByRole('progressbar').waitFor()
  await page.getByText(/^(Pubblicato\.|Non pubblicato\..*)$/).waitFor({ timeout: 300_000 })
  console.log(await page.locator('pre').textContent())
  const answer = await fetch(new URL('/it/lawyers', invitation))
  const html = await answer.text()
  const isOfHere = html.includes(`<link rel="canonical" href="${answer.url}"`)
  if (!answer.ok || !isOfHere || !isRight(html))
    throw new Error(`Visitors get another page: ${answer.status}`)
}
