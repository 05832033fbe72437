import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Toaster } from '#app/components/toaster/toaster.tsx'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ContactForm } from './contact-form.tsx'

const t = words('it')
const control = (name: string) => page.elementLocator(field(name))
const typed = {
  name: 'Nives Parodi',
  emailOrPhone: 'nives@trattoria.example',
  message: 'Abbiamo 14 tavoli e un menu.',
}

const show = () => renderView(<ContactForm />, { page: 'contact' })

function field(name: string): Element {
  const found = document.querySelector(`[name="${name}"]:not([type="radio"])`)
  if (!found) throw new Error(`The form has no '${name}'.`)
  return found
}

beforeEach(() => localStorage.clear())

test('what is typed is kept as a draft that says so, comes back, and can be deleted', async () => {
  const first = await show()
  for (const [name, value] of Object.entries(typed)) await control(name).fill(value)
  await expect.element(page.getByText(t('contact.draft'), { exact: false })).toBeVisible()
  const id = drafts.load()?.id
  expect(drafts.load()?.texts).toMatchObject(typed)
  await first.unmount()
  await show()
  for (const [name, value] of Object.entries(typed)) await expect.element(control(name)).toHaveValue(value)
  await control('company').fill('Trattoria')
  expect(drafts.load()?.id).toBe(id)
  await page.getByRole('button', { name: t('contact.draft.clear') }).click()
  await expect.element(control('message')).toHaveValue('')
  await expect.element(control('name')).toHaveFocus()
  expect(drafts.load()).toBeNull()
  await expect.element(page.getByText(t('contact.draft'), { exact: false })).not.toBeInTheDocument()
})

test('a draft that was deleted can be had back, with its attachments, but where something else was typed since', async () => {
  await renderView(
    <>
      <ContactForm />
      <Toaster />
    </>,
    { page: 'contact' },
  )
  for (const [name, value] of Object.entries(typed)) await control(name).fill(value)
  await control('files').upload(new File(['%PDF-'], 'menu.pdf'))
  await page.getByRole('button', { name: t('contact.draft.clear') }).click()
  await control('name').fill('Mara')
  await page.getByRole('button', { name: t('contact.draft.restore') }).click()
  await expect.element(control('message')).toHaveValue(typed.message)
  await expect.element(control('name')).toHaveValue('Mara')
  expect(document.querySelector<HTMLInputElement>('[name=files]')?.files?.[0]?.name).toBe('menu.pdf')
  const remove = t('contact.files.remove', { name: 'menu.pdf' })
  await expect.element(page.getByRole('button', { name: remove })).toBeVisible()
  expect(drafts.load()?.texts).toMatchObject({ ...typed, name: 'Mara' })
})

test('a draft that was deleted can be had back from another page', async () => {
  await renderView(<Toaster />, { page: 'home' })
  const { unmount } = await show()
  await control('message').fill(typed.message)
  await page.getByRole('button', { name: t('contact.draft.clear') }).click()
  await expect.element(page.getByRole('button', { name: t('contact.draft.restore') })).toBeVisible()
  await unmount()
  await page.getByRole('button', { name: t('contact.draft.restore') }).click()
  await show()
  await expect.element(control('message')).toHaveValue(typed.message)
})

test('what storage refuses is not said to be kept, and comes back on the page that is shown next', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError')
  })
  onTestFinished(() => {
    refuse.mockRestore()
    drafts.clear()
  })
  const note = page.getByText(t('contact.draft'), { exact: false })
  const first = await show()
  await control('message').fill(typed.message)
  expect(note.elements()).toEqual([])
  await first.unmount()
  await show()
  await expect.element(control('message')).toHaveValue(typed.message)
  expect(note.elements()).toEqual([])
})
