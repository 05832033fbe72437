import type { Page } from 'playwright-core'
import { axeFindings, axeOptionsIn } from '#tests/helpers/axe.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { outsideWindow } from '#tests/helpers/reflow.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

/** Records the addresses and bodies of a page's requests. */
function recordRequests(page: Page, sent: string[]) {
  page.context().on('request', (request) => {
    sent.push(
      request.url(),
      JSON.stringify(request.headers()),
      request.postDataBuffer()?.toString('latin1') ?? '',
    )
  })
}

const offlineFaults = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /failed: .*\/api\/rooms\//]

test('a ticket reaches the kitchen after a lost connection, its status the phone, and the secret is in no request', async ({
  visit,
}) => {
  const computer = await visit('/it/easycomande')
  const section = computer.locator('#bannerTop')
  await section.getByRole('button', { name: t('phone.host.start') }).click()
  const code = await section.getByRole('link', { name: t('phone.host.link') }).getAttribute('href')
  const { pathname, hash } = new URL(code ?? '')
  const secret = hash.split('.').at(-1) ?? ''
  expect(secret).toMatch(/^[\w-]{22}$/)
  const sent: string[] = []
  recordRequests(computer, sent)
  const phone = await visit(pathname + hash, {
    width: 360,
    height: 740,
    touch: true,
    expected: offlineFaults,
    before: async (page) => recordRequests(page, sent),
  })
  await section.getByText(t('phone.host.phones', { count: 1 })).waitFor()
  await computer.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: t('easycomande.pad.more', { item: t('dish.trofie') }) }).click()
  await phone.getByRole('button', { name: t('easycomande.pad.sendDishes', { count: 1 }) }).click()
  await phone.getByText(t('phone.status.lost')).waitFor()
  await phone.context().setOffline(false)
  const ticket = section.locator('[data-status] h3').first()
  await expect.poll(() => ticket.textContent()).toBe('T\u00a04')
  // The ticket comes into view.
  await expect.poll(async () => (await ticket.boundingBox())?.y).toBeGreaterThan(60)
  const status = phone.locator('[data-status]').first()
  await expect.poll(() => status.getAttribute('data-status')).toBe('new')
  const step = (name: string) =>
    section.getByRole('button', { name: t('easycomande.for', { step: name, table: 'T\u00a04' }) })
  await step(t('easycomande.step.new')).click()
  await expect.poll(() => status.getAttribute('data-status')).toBe('cooking')
  await step(t('easycomande.step.cooking')).click()
  await phone.getByText(t('phone.ticket.ready'), { exact: true }).waitFor()
  expect(sent.filter((text) => text.includes('/api/rooms/')).length).toBeGreaterThan(2)
  expect(sent.filter((text) => text.includes(secret))).toEqual([])
  expect(sent.filter((text) => text.includes('trofie'))).toEqual([])
  await expectWellMade([computer, '#bannerTop'], [phone, 'main'])
})

async function expectWellMade(...parts: [page: Page, within: string][]) {
  for (const [page, within] of parts) {
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => outsideWindow(page)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page, within, axeOptionsIn[colorScheme]), `${within}, ${colorScheme}`).toEqual(
        [],
      )
    }
  }
}
