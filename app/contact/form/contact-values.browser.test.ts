import { expect, test } from 'vitest'
import { putTexts, readEntries, untouchedFields } from './contact-values.ts'

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

const all = ['message', 'files', 'name', 'emailOrPhone', 'company', 'subject', 'answerLanguage'] as const

test('readEntries has its own id, no tokens of the page and no empty file', () => {
  const form = formOf()
  const names = () => readEntries(form, 'MINE').map(([name]) => name)
  expect(readEntries(form, 'MINE')[0]).toEqual(['id', 'MINE'])
  expect(names().sort()).toEqual(
    ['id', 'website', 'message', 'name', 'emailOrPhone', 'company', 'subject', 'answerLanguage'].sort(),
  )
  const list = new DataTransfer()
  list.items.add(new File(['x'], 'menu.pdf'))
  const files = form.querySelector<HTMLInputElement>('[name=files]')
  if (files) files.files = list.files
  expect(names()).toContain('files')
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
