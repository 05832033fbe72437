import { expect, test } from 'vitest'
import { mapTextFields } from '#shared/contact-rows.ts'
import {
  firstControl,
  putTexts,
  readEntries,
  readValues,
  shownTexts,
  untouchedFields,
} from './contact-values.ts'

/** The form's controls as in the page's HTML. */
function formOf(): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = `
    <input type="hidden" name="id" value="BUILT"><input type="hidden" name="_csrf" value="T">
    <input type="hidden" name="started" value="S"><input name="website" value="">
    <textarea name="message"></textarea><input type="file" name="files" multiple>
    <input name="name"><input name="emailOrPhone"><input name="company">
    <select name="subject"><option value="">…</option><option value="warehouse">W</option></select>
    <input type="radio" name="answerLanguage" value="it" checked>
    <input type="radio" name="answerLanguage" value="en">`
  return form
}

const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)

function attach(form: HTMLFormElement, ...files: File[]) {
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  const control = controlOf(form, 'files')
  if (control) control.files = list.files
}

const all = ['message', 'files', 'name', 'emailOrPhone', 'company', 'subject', 'answerLanguage'] as const

test('readValues has texts and chosen files', () => {
  const form = formOf()
  putTexts(form, { name: 'Nives', message: 'A\nB', subject: 'warehouse', answerLanguage: 'en' }, all)
  expect(readValues(form)).toEqual({
    ...mapTextFields(() => ''),
    message: 'A\nB',
    name: 'Nives',
    subject: 'warehouse',
    answerLanguage: 'en',
    files: [],
  })
  attach(form, new File(['x'], 'menu.pdf'))
  expect(readValues(form).files.map(({ name }) => name)).toEqual(['menu.pdf'])
})

test('readEntries has its own id, no tokens of the page and no empty file', () => {
  const form = formOf()
  const names = () => readEntries(form, 'MINE').map(([name]) => name)
  expect(readEntries(form, 'MINE')[0]).toEqual(['id', 'MINE'])
  expect(names().sort()).toEqual(
    ['id', 'website', 'message', 'name', 'emailOrPhone', 'company', 'subject', 'answerLanguage'].sort(),
  )
  attach(form, new File(['x'], 'menu.pdf'))
  expect(names()).toContain('files')
})

test('putTexts fills only the named fields and ignores unknown options', () => {
  const form = formOf()
  putTexts(form, { name: 'Nives', company: 'Trattoria', subject: 'unknown', answerLanguage: '' }, [
    'name',
    'subject',
    'answerLanguage',
    'files',
  ])
  expect(readValues(form)).toMatchObject({ name: 'Nives', company: '', subject: '', answerLanguage: 'it' })
})

test('untouchedFields are those with their initial value', () => {
  const form = formOf()
  expect(untouchedFields(form).sort()).toEqual([...all].sort())
  for (const [name, text] of Object.entries({
    name: 'N',
    message: 'M',
    subject: 'warehouse',
    answerLanguage: 'en',
  })) {
    putTexts(form, { [name]: text }, all)
    expect(untouchedFields(form)).not.toContain(name)
  }
  expect(untouchedFields(form).sort()).toEqual(['company', 'emailOrPhone', 'files'])
})

test('firstControl is that of the first fault in the form', () => {
  const form = formOf()
  expect(firstControl(form, ['company', 'message'])?.getAttribute('name')).toBe('message')
  expect(firstControl(form, ['nothing'])).toBeUndefined()
})

test('a short form is read without the fields it lacks', () => {
  const form = formOf()
  controlOf(form, 'company')?.remove()
  const subject = form.querySelector('select')
  if (subject) subject.outerHTML = '<input type="hidden" name="subject" value="warehouse">'
  putTexts(form, { name: 'Nives' }, all)
  expect(shownTexts(form)).toEqual({ message: '', name: 'Nives', emailOrPhone: '', answerLanguage: 'it' })
  expect(untouchedFields(form)).toContain('company')
  expect(untouchedFields(form)).not.toContain('name')
})
