import { expect, laidOut, test } from '../helpers/browser-test.ts'
import { fillRequest, goodRequest, sendButton, toasts } from '../helpers/page-steps.ts'
import { words } from '../helpers/words.ts'

const t = words('it')
const attachment = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 menu') }
/** The server rejects a form sent within three seconds of the page; concurrent tests wait together. */
const humanPause = 3_200

test.concurrent('without scripts invalid fields come back with faults and values, and the corrected form is sent', async ({
  visit,
}) => {
  const page = await visit('/it/contact?subject=lawyers', {
    scripts: false,
    locale: 'de-DE',
    expected: [/status: 422/],
  })
  expect(await page.locator('[name=subject]').inputValue()).toBe('lawyers')
  await fillRequest(page, { emailOrPhone: 'nives@trattoria', message: 'Due <b>righe</b> & "altro"' })
  // The browser's language is no language of the site.
  expect(await page.locator('[name=answerLanguage][value=en]').isChecked()).toBe(true)
  await page.locator('[name=answerLanguage][value=it]').check()
  await page.waitForTimeout(humanPause)
  await sendButton(page).click()
  expect(await page.title()).toBe(t('contact.again.title'))
  expect(await page.locator('#fault-emailOrPhone').innerText()).toBe(t('fault.reach.form'))
  expect(await page.locator('[name=emailOrPhone]').getAttribute('aria-describedby')).toBe(
    'fault-emailOrPhone',
  )
  expect(await page.locator('[name=message]').inputValue()).toBe('Due <b>righe</b> & "altro"')
  expect(await page.locator('[name=subject]').inputValue()).toBe('lawyers')
  expect(await page.locator('[name=answerLanguage][value=it]').isChecked()).toBe(true)
  await page.locator('[name=emailOrPhone]').fill('010 123 4567')
  await sendButton(page).click()
  expect(new URL(page.url()).pathname).toBe('/it/contact/thanks')
  expect(await page.locator('h1').innerText()).toBe(t('thanks.title'))
  const said = await page.locator('main').innerText()
  expect(said).toContain('Due <b>righe</b> & "altro"')
  expect(said).toContain(t('thanks.answer.phone', { reach: '010 123 4567' }))
})

test.concurrent.for(['/it', '/it/clients'])(
  'the postcard on %s works without scripts and comes back with its fault and all that was typed',
  async (path, { visit }) => {
    const page = await visit(path, { scripts: false, expected: [/status: 422/] })
    await fillRequest(page, { emailOrPhone: 'nives@trattoria' })
    await sendButton(page).click()
    expect(await page.locator('#fault-emailOrPhone').innerText()).toBe(t('fault.reach.form'))
    expect(await page.locator('[name=message]').inputValue()).toBe(goodRequest.message)
    await page.locator('[name=emailOrPhone]').fill(goodRequest.emailOrPhone)
    await page.waitForTimeout(humanPause)
    await sendButton(page).click()
    expect(new URL(page.url()).pathname).toBe('/it/contact/thanks')
  },
)

test('name and address fit the first phone screen, and hydration keeps the hidden fields’ values', async ({
  visit,
}) => {
  const page = await visit('/it/contact', { width: 360, height: 640 })
  for (const name of ['name', 'emailOrPhone']) {
    const box = await page.locator(`[name=${name}]`).boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(640)
  }
  for (const name of ['_csrf', 'started', 'id']) {
    expect((await page.locator(`[name=${name}]`).inputValue()).length).toBeGreaterThan(20)
  }
})

test('a page returned with faults keeps faults and values after hydration', async ({ visit }) => {
  const page = await visit('/it/contact', { expected: [/status: 422/] })
  await page.evaluate(() => {
    const form = document.querySelector('form')
    const message = form?.elements.namedItem('message')
    if (message instanceof HTMLTextAreaElement) message.value = 'rimasto'
    form?.submit()
  })
  await page.locator('html[data-live] #fault-name').waitFor()
  expect(await page.locator('[name=message]').inputValue()).toBe('rimasto')
  await page.locator('[name=name]').fill('Nives')
  await expect.poll(() => page.locator('#fault-name').count()).toBe(0)
})

test('a form sent by script ends on the thanks page with its number and content', async ({ visit }) => {
  const page = await visit('/it/contact')
  await page.locator('[name=files]').setInputFiles([attachment])
  await fillRequest(page)
  const answer = page.waitForResponse('**/api/contact')
  await sendButton(page).click()
  expect((await answer).status()).toBe(201)
  await page.waitForURL('**/it/contact/thanks')
  const said = await page.locator('main').innerText()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sent')
  const number = cookie?.value.slice(0, 8) ?? 'no cookie'
  for (const text of [number, ...Object.values(goodRequest), 'menu.pdf', t('thanks.next')]) {
    expect(said).toContain(text)
  }
  expect(said).toContain(t('thanks.answer.email', { reach: goodRequest.emailOrPhone }))
  expect(await toasts(page).count()).toBe(0)
  await laidOut(page)
  await page.goto('/en/contact/thanks')
  expect(await page.locator('main').innerText()).toContain(number)
  expect(await page.evaluate(() => localStorage.getItem('contact.draft'))).toBeNull()
})

test('a request that could not be sent is sent from the next page', async ({ visit }) => {
  const page = await visit('/it/contact', { expected: [/ERR_INTERNET_DISCONNECTED/, /0 Offline/] })
  await fillRequest(page)
  await page.context().setOffline(true)
  await sendButton(page).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contact.waiting'))).toBe('1')
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto('/it/privacy')
  await toasts(page).getByText(t('contact.sent.title')).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('contact.waiting'))).toBeNull()
})
