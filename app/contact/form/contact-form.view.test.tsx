import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { contactLimits } from '#shared/contact-limits.ts'
import { faultValues } from '#shared/contact-request.ts'
import { contactFieldNames, typedRows } from '#shared/contact-rows.ts'
import { axeFindings } from '#tests/components/axe-findings.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { visitQuery } from '#tests/components/visit-query.ts'
import { words } from '#tests/helpers/words.ts'
import { ContactForm } from './contact-form.tsx'

const t = words('it')
const control = (name: string) => {
  const found = document.querySelector(`[name="${name}"]:not([type="radio"])`)
  if (!found) throw new Error(`The form has no '${name}'.`)
  return page.elementLocator(found)
}
const faultOf = (name: string) => document.getElementById(`fault-${name}`)?.textContent
const send = () => page.getByRole('button', { name: t('contact.send') })
const typed = {
  name: 'Nives Parodi',
  emailOrPhone: 'nives@trattoria.example',
  message: 'Abbiamo 14 tavoli e un menu.',
}

const show = () => renderView(<ContactForm />, { page: 'contact' })

beforeEach(() => {
  localStorage.clear()
  visitQuery('')
})

test('a fault is told on leaving its field, and goes as soon as it is mended', async () => {
  await show()
  await control('emailOrPhone').fill('nives@trattoria')
  expect(faultOf('emailOrPhone')).toBeUndefined()
  await userEvent.tab()
  await expect.poll(() => faultOf('emailOrPhone')).toBe(t('fault.reach.form'))
  await expect.element(control('emailOrPhone')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(control('emailOrPhone')).toHaveAttribute('aria-describedby', 'fault-emailOrPhone')
  await control('emailOrPhone').fill('nives@trattoria.it')
  await expect.poll(() => faultOf('emailOrPhone')).toBeUndefined()
  await expect.element(control('emailOrPhone')).toHaveAttribute('aria-invalid', 'false')
})

test('every row of the table of fields is a control of the form, labelled, in the order of the form', async () => {
  await show()
  const form = document.querySelector('form')
  const names = [...(form?.elements ?? [])].map((control) => control.getAttribute('name') ?? '')
  const shown = [...new Set(names)].filter((name) => contactFieldNames.some((field) => field === name))
  expect(shown).toEqual(contactFieldNames)
  for (const { name, words, faults } of typedRows) {
    const [label] = [...document.querySelectorAll(`label[for="contact-${name}"]`)]
    const optional = faults.empty ? '' : ` ${t('contact.optional')}`
    expect(label?.textContent).toBe(`${t(words.form)}${optional}`)
    expect(document.querySelector(`[name="${name}"]`)?.matches(':required')).toBe(faults.empty !== undefined)
  }
})

test('what cannot be sent is summed up, with a way to each fault, and leads to the first', async () => {
  await show()
  await control('name').fill(typed.name)
  await send().click()
  await expect.element(control('message')).toHaveFocus()
  const summary = page.getByRole('alert').element()
  expect(summary.textContent).toBe(`${t('contact.summary')} ${t('contact.message')}, ${t('contact.reach')}`)
  const links = [...summary.querySelectorAll('a')].map((link) => link.hash)
  expect(links).toEqual(['#contact-message', '#contact-emailOrPhone'])
  for (const hash of links) expect(document.querySelector(hash)).not.toBeNull()
})

test('files are added one after the other, each once, checked and taken out again', async () => {
  await show()
  const pdf = new File(['%PDF-1.4'], 'menu.pdf', { type: 'application/pdf', lastModified: 1 })
  const exe = new File(['MZ'], 'virus.exe', { lastModified: 1 })
  const input = control('files')
  await input.upload(pdf)
  await input.upload(exe)
  const names = () =>
    [...(document.querySelector<HTMLInputElement>('[name=files]')?.files ?? [])].map(({ name }) => name)
  await expect.poll(names).toEqual(['menu.pdf', 'virus.exe'])
  await expect.poll(() => faultOf('files')).toBe(t('fault.files.extension', faultValues(contactLimits())))
  await page.getByRole('button', { name: t('contact.files.remove', { name: 'virus.exe' }) }).click()
  await expect.poll(() => faultOf('files')).toBeUndefined()
  expect(names()).toEqual(['menu.pdf'])
  await expect.element(input).toHaveFocus()
})

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
  await expect.element(control('message')).toHaveFocus()
  expect(drafts.load()).toBeNull()
  await expect.element(page.getByText(t('contact.draft'), { exact: false })).not.toBeInTheDocument()
})

test.for([
  ['menudigitale', 'menudigitale'],
  ['unknown', ''],
] as const)('the address ?subject=%s chooses ‘%s’', async ([subject, chosen]) => {
  visitQuery(`subject=${subject}`)
  await show()
  await expect.element(control('subject')).toHaveValue(chosen)
})

test('the subject of the address is newer than the draft’s; the answer’s language is the browser’s', async () => {
  drafts.save({ id: '', texts: { subject: 'lawyers', name: typed.name } })
  visitQuery('subject=warehouse')
  await renderView(<ContactForm />, { page: 'contact', lang: 'en' })
  await expect.element(control('subject')).toHaveValue('warehouse')
  await expect.element(control('name')).toHaveValue(typed.name)
  expect(document.querySelector<HTMLInputElement>('[name=answerLanguage]:checked')?.value).toBe('it')
})

test('a draft of the release before comes back into the fields that have other names now', async () => {
  const texts = { name: typed.name, reach: typed.emailOrPhone, answer: 'en' }
  localStorage.setItem('contact.draft', JSON.stringify({ id: '', texts, at: Date.now() }))
  await show()
  await expect.element(control('emailOrPhone')).toHaveValue(typed.emailOrPhone)
  expect(document.querySelector<HTMLInputElement>('[name=answerLanguage]:checked')?.value).toBe('en')
})

test('with every fault told it has no axe finding', async () => {
  await renderView(
    <>
      <h1>Contact</h1>
      <ContactForm />
    </>,
    { page: 'contact' },
  )
  await send().click()
  await expect.element(page.getByText(t('contact.summary'), { exact: false })).toBeVisible()
  expect(await axeFindings()).toEqual([])
})
