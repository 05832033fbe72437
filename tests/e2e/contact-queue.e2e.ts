import { expect, test } from '../helpers/browser-test.ts'
import { answerContact, fillRequest, sendButton, toasts } from '../helpers/contact-steps.ts'
import { words } from '../helpers/words.ts'

const t = words('it')
const attachment = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 menu') }

test('a request written offline is sent with its attachments once the network is back', async ({ visit }) => {
  const page = await visit('/it/contact', { expected: [/Offline/, /DISCONNECTED/] })
  const sent = await answerContact(page, { status: 201 })
  await fillRequest(page)
  await page.locator('[name=files]').setInputFiles([attachment])
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('contact.draft') ?? '{}'))
  await page.context().setOffline(true)
  await sendButton(page).click()
  await page.getByText(t('contact.waiting', { count: 1 })).waitFor()
  expect(await toasts(page).innerText()).toContain(t('contact.kept.whole'))
  expect(await page.locator('[name=message]').inputValue()).toBe('')
  expect(sent).toHaveLength(0)

  await page.context().setOffline(false)
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(1)
  expect(sent[0]).toMatchObject({ token, fields: { id, files: 'menu.pdf', name: 'Nives Parodi' } })
  expect(sent[0]?.fields.started).toMatch(/^\d{13}\./)
  await expect
    .poll(() => toasts(page).allInnerTexts())
    .toContainEqual(expect.stringContaining(t('contact.sent.title')))
  await expect.poll(() => page.getByText(t('contact.waiting', { count: 1 })).count()).toBe(0)
})
