import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { browserWorld } from '#app/platform/http.ts'
import {
  button,
  contactTests,
  field,
  fillForm,
  pdf,
  press,
  recordToasts,
  send,
  typed,
  written,
} from '#tests/components/contact-form-steps.tsx'
import { heldUpload, recordNavigations } from '#tests/components/recorded.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const { answer, sent, asked } = contactTests()

/** Presses the button, and waits until the next page is loading. */
async function sendForm() {
  const visited = recordNavigations()
  press()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
}

test('a sent request leaves no draft or toast and opens the confirmation page', async () => {
  const show = recordToasts()
  await fillForm()
  const id = drafts.load()?.id
  expect(asked(), 'on the first touch').toBe(1)
  await sendForm()
  for (const [name, value] of Object.entries({ ...typed, id, started: '1.FRESH' })) {
    expect(sent(name)).toEqual([value])
  }
  expect([drafts.load(), show.mock.calls, asked()]).toEqual([null, [], 1])
})

test('a form started offline can be sent once online', async () => {
  vi.mocked(browserWorld.fetch).mockRejectedValue(new TypeError('offline'))
  await fillForm()
  await expect.poll(asked).toBe(1)
  vi.mocked(browserWorld.fetch).mockImplementation(async () =>
    Response.json({ started: '1.LATER', token: 'elsewhere' }),
  )
  const headers = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader')
  await sendForm()
  expect(sent('started')).toEqual(['1.LATER'])
  // What a form server on another origin takes in place of its cookie.
  expect(headers).toHaveBeenCalledWith('X-Form-Token', 'elsewhere')
})

test('an expired start time is renewed once', async () => {
  answer({ status: 403, body: { message: 'old' } })
  await fillForm()
  await sendForm()
  expect(sent('name')).toHaveLength(2)
})

test('submitting twice sends once', async () => {
  const visited = recordNavigations()
  const held = Promise.withResolvers<void>()
  vi.mocked(browserWorld.wait).mockReturnValue(held.promise)
  await fillForm()
  press()
  await expect.element(button(t('contact.sending'))).toBeVisible()
  document.querySelector('form')?.requestSubmit()
  held.resolve()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
  expect(sent('name')).toHaveLength(1)
})

test('shows the upload progress of attachments', async () => {
  const held = heldUpload()
  const visited = recordNavigations()
  await fillForm()
  await field('files').upload(pdf())
  press()
  const begun = button(t('contact.sending.files', { percent: 0 }))
  await expect.element(begun).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(held).toBeInstanceOf(XMLHttpRequest)
  const call = held()
  call.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 3, total: 4 }))
  await expect.element(button(t('contact.sending.files', { percent: 75 }))).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: t('contact.progress') })).toHaveValue(0.75)
  Object.defineProperty(call, 'status', { value: 200 })
  call.dispatchEvent(new ProgressEvent('load'))
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
})

const stopped = { kind: 'success', title: t('contact.sent.title'), message: t('contact.sent.here') }

test.for([
  ['page is left', () => window.dispatchEvent(new Event('pagehide')), []],
  ['visitor stops the next page', () => navigation.dispatchEvent(new Event('navigateerror')), [[stopped]]],
] as const)('shows that it is sending until the %s; then the form is empty', async ([, end, told]) => {
  const show = recordToasts()
  await fillForm()
  await sendForm()
  await expect.element(button(t('contact.sending'))).toBeVisible()
  expect(written()).toEqual(Object.values(typed))
  end()
  await expect.element(send()).toBeVisible()
  expect(written()).toEqual(['', '', ''])
  await expect.poll(() => show.mock.calls).toEqual(told)
  await expect.element(page.getByText(t('contact.draft'), { exact: false })).not.toBeInTheDocument()
})
