import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { contactFieldNames, typedRows } from '#shared/contact-fields.ts'
import { contactLimits, faultValues } from '#shared/contact-request.ts'
import { axeFindings } from '#tests/components/axe-findings.ts'
import {
  contactTests,
  element,
  faultOf,
  field,
  pdf,
  put,
  send,
  showForm,
  typed,
} from '#tests/components/contact-form-steps.tsx'
import { all, renderView, textsOf, visitQuery } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ContactForm } from './contact-form.tsx'

const t = words('it')
contactTests()

test('an error shows on sending, with a summary, in the focused field, and disappears once corrected', async () => {
  await showForm()
  await field('name').fill(typed.name)
  await field('emailOrPhone').fill('nives@trattoria')
  await userEvent.tab()
  expect(faultOf('emailOrPhone')).toBeUndefined()
  await send().click()
  await expect.element(field('emailOrPhone')).toHaveFocus()
  expect(textsOf(document, '[role=alert] p')).toEqual([
    `${t('contact.summary')} ${t('contact.reach')}, ${t('contact.message')}`,
  ])
  expect(faultOf('emailOrPhone')).toBe(t('fault.reach.form'))
  await expect.element(field('emailOrPhone')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('emailOrPhone')).toHaveAttribute('aria-describedby', 'fault-emailOrPhone')
  await field('emailOrPhone').fill('nives@trattoria.it')
  await expect.poll(() => faultOf('emailOrPhone')).toBeUndefined()
  await expect.element(field('emailOrPhone')).toHaveAttribute('aria-invalid', 'false')
})

test('every field of the table is a labelled control, in order', async () => {
  await showForm()
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
  expect(textsOf(document, '[for=contact-subject]')).toEqual([t('contact.subject')])
})

test('the summary links to the control of every field; a text that is too long shows its maximum', async () => {
  const others = contactFieldNames.map((name) => [name, 'fault.name.empty'] as const)
  const long = typedRows.map((row) => [row.name, row.faults.long] as const)
  const faults = Object.fromEntries([...others, ...long])
  await renderView(<ContactForm />, { page: 'contact', state: JSON.stringify({ values: {}, faults }) })
  const links = [...page.getByRole('alert').element().querySelectorAll('a')]
  const reached = links.map(({ hash }) => {
    document.querySelector<HTMLElement>(hash)?.focus()
    return document.activeElement?.getAttribute('name')
  })
  expect(reached).toEqual(contactFieldNames)
  expect(document.querySelector('fieldset')?.getAttribute('aria-describedby')).toBe('fault-answerLanguage')
  for (const { name, longest, faults } of typedRows) {
    expect(faultOf(name)).toBe(t(faults.long, { longest }))
    expect(faultOf(name)).not.toContain('{{')
  }
})

test('attachments are checked when chosen, named in the error, and taken back together', async () => {
  await showForm()
  const input = field('files')
  await input.upload([pdf(), new File(['MZ'], 'virus.exe')])
  const wrong = t('fault.files.extension', { ...faultValues(contactLimits()), name: 'virus.exe' })
  await expect.poll(() => faultOf('files')).toBe(wrong)
  await expect.element(page.getByText('menu.pdf, virus.exe', { exact: false })).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-describedby', 'fault-files contact-limits')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: t('contact.files.remove') }).click()
  await expect.poll(() => faultOf('files')).toBeUndefined()
  await expect.element(input).toHaveFocus()
  expect(element('files').files).toHaveLength(0)
  expect(page.getByText(t('contact.files.again')).elements()).toEqual([])
  expect(page.getByRole('button', { name: t('contact.files.remove') }).elements()).toEqual([])
})

test('attachments chosen later join those before; a refused choice is replaced; one too many is a fault', async () => {
  await showForm()
  const chosen = () => [...(element('files').files ?? [])].map(({ name }) => name)
  const input = field('files')
  await input.upload(pdf())
  await input.upload(new File(['%PDF-1.4'], 'seconda.pdf'))
  await expect.poll(chosen).toEqual(['menu.pdf', 'seconda.pdf'])
  await input.upload(pdf())
  await expect.poll(chosen).toEqual(['seconda.pdf', 'menu.pdf'])
  await input.upload(new File(['MZ'], 'virus.exe'))
  await expect.poll(() => faultOf('files')).toBeDefined()
  await input.upload(pdf())
  await expect.poll(chosen).toEqual(['menu.pdf'])
  expect(faultOf('files')).toBeUndefined()
  expect(page.getByText('menu.pdf').elements(), 'the browser says the only one’s name').toEqual([])
  const count = contactLimits().files
  await input.upload(Array.from({ length: count }, (_, index) => new File(['%PDF-1.4'], `${index}.pdf`)))
  await expect.poll(() => faultOf('files')).toBe(t('fault.files.count', { count }))
})

test('the subject of the address overrides the draft’s; the answer language is the browser’s', async () => {
  drafts.save({ id: '', texts: { subject: 'lawyers', name: typed.name } })
  visitQuery('subject=warehouse')
  await renderView(<ContactForm />, { page: 'contact', lang: 'en' })
  await expect.element(field('subject')).toHaveValue('warehouse')
  await expect.element(field('name')).toHaveValue(typed.name)
  expect(document.querySelector<HTMLInputElement>('[name=answerLanguage]:checked')?.value).toBe('it')
})

/** Acts after the effects of what stands before it, and before those of what stands after it. */
function Early({ act }: { act: () => void }) {
  useLayoutEffect(act)
  return null
}

function typeAndChoose() {
  const chosen = new DataTransfer()
  chosen.items.add(pdf())
  element('files').files = chosen.files
  element('emailOrPhone').value = '0187 000000'
}

test('the draft is restored before early input is repeated, and leaves what was typed and chosen', async () => {
  drafts.save({ id: 'early', texts: typed })
  await showForm(
    <>
      <Early act={typeAndChoose} />
      <ContactForm />
      <Early act={() => put('message', 'Prima')} />
    </>,
  )
  await expect.poll(() => element('message').value).toBe('Prima')
  expect(element('name').value).toBe(typed.name)
  const texts = { ...typed, emailOrPhone: '0187 000000', message: 'Prima' }
  expect(drafts.load()?.texts).toMatchObject(texts)
  await expect.element(page.getByRole('button', { name: t('contact.files.remove') })).toBeVisible()
})

test('a product’s page preselects its subject, fills in the business name and leads to attachments', async () => {
  setOwnName('Da Nives')
  visitQuery('subject=unknown')
  await renderView(<ContactForm isShort subject="lawyers" />, { page: 'lawyers' })
  await expect.element(field('subject')).toHaveValue('lawyers')
  const link = page.getByRole('link', { name: t('contact.files.ask') })
  await expect.element(link).toHaveAttribute('href', '/it/contact?subject=lawyers')
  await expect.poll(() => element('company').value).toBe('Da Nives')
})

test('the short form shares the draft and keeps the fields that it does not show', async () => {
  drafts.save({ id: 'd1', texts: { name: typed.name, company: 'Trattoria', answerLanguage: 'en' } })
  await renderView(<ContactForm isShort />, { page: 'home' })
  const shown = all(document, 'form [name]:not([type=hidden], [name=website])')
  const names = shown.map((field) => field.getAttribute('name'))
  expect(names).toEqual(['name', 'emailOrPhone', 'subject', 'message'])
  await expect.element(field('name')).toHaveValue(typed.name)
  await field('message').fill(typed.message)
  expect(drafts.load()).toMatchObject({
    id: 'd1',
    texts: { name: typed.name, company: 'Trattoria', answerLanguage: 'en', message: typed.message },
  })
  expect(element('answerLanguage').value).toBe('it')
})

test('a returned form names the attachments to choose again, and the first error', async () => {
  const files = [{ name: 'menu.pdf' }, { name: 'foto.png', fault: 'fault.files.content' }]
  const values = { ...typed, answerLanguage: 'en' }
  const state = JSON.stringify({ values, faults: { files: 'fault.files.content' }, files })
  await renderView(<ContactForm />, { page: 'contact', state })
  await expect.element(page.getByText(`${t('contact.files.again')} menu.pdf, foto.png`)).toBeVisible()
  expect(faultOf('files')).toBe(t('fault.files.content', { name: 'foto.png' }))
  expect(document.querySelector<HTMLInputElement>('[name=answerLanguage]:checked')?.value).toBe('en')
  await field('files').upload(pdf())
  await expect.element(page.getByText(t('contact.files.again'))).not.toBeInTheDocument()
})

test('has no axe violation with all errors', async () => {
  await showForm(
    <>
      <h1>Contact</h1>
      <ContactForm />
    </>,
  )
  await send().click()
  await expect.element(page.getByText(t('contact.summary'), { exact: false })).toBeVisible()
  expect(await axeFindings()).toEqual([])
})
