import { expect, test } from 'vitest'
import { mapTextFields } from './contact-fields.ts'
import { type ContactFormState, parseFormState } from './contact-form-state.ts'
import { documentWithState, fillForm } from './page-markup.ts'
import { parseReceipt, type SentReceipt } from './sending.ts'

const hidden = { token: 'TOKEN', started: '1.START', id: 'ID' }
const fields = '<input name="_csrf" value=""><input name="started" value=""><input name="id" value="">'
const built = `<title>Scrivici</title><body><div id="app" data-page="contact">${fields}</div>\n<template id="after-paint" data-sheets="tile"></template></body>`

test('fillForm fills the three hidden fields and selects the subject', () => {
  const html = fillForm(`${fields}<option class="b" value="a"><option class="b" value="warehouse">`, {
    ...hidden,
    subject: 'warehouse',
  })
  expect(html).toBe(
    '<input name="_csrf" value="TOKEN"><input name="started" value="1.START"><input name="id" value="ID">' +
      '<option class="b" value="a"><option class="b" value="warehouse" selected="">',
  )
})

test('fillForm ignores field markup in the visitor’s text', () => {
  const message = 'name="_csrf" value="" name="id" value="" $& </div>\n<template id="after-paint">'
  const html = documentWithState(built, '', `<main>${fields}</main>`, { values: { message }, faults: {} })
  expect(fillForm(html, hidden).match(/TOKEN/g)).toHaveLength(1)
  expect(fillForm(html, hidden).match(/"ID"/g)).toHaveLength(1)
})

test('fillForm values cannot leave their attribute', () => {
  expect(fillForm(fields, { ...hidden, id: `"><script>alert('1')</script>` })).toContain(
    'value="scriptalert1script"',
  )
})

test('documentWithState has the new title and body; values survive the round trip and never become markup', () => {
  const state: ContactFormState = {
    values: { name: 'Nives "la rossa" <b>', message: "</div>\n</body> & $& &quot; l'ora" },
    faults: { emailOrPhone: 'fault.reach.form', '': 'fault.form.early' },
    files: [{ name: 'a"b.pdf', fault: 'fault.files.content' }, { name: 'c.pdf' }],
  }
  const html = documentWithState(built, 'Da <correggere> & poi', '<main>Ancora</main>', state)
  const [before, attribute = '', after] = html.split(/ data-state="([^"]*)"/)
  expect(before).toBe('<title>Da &lt;correggere&gt; &amp; poi</title><body><div id="app" data-page="contact"')
  expect(after).toBe(
    '><main>Ancora</main></div>\n<template id="after-paint" data-sheets="tile"></template></body>',
  )
  expect(attribute).not.toMatch(/[<>']/)
  const json = attribute.replace(
    /&(lt|gt|quot|#39|amp);/g,
    (entity) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" })[entity] ?? '&',
  )
  expect(parseFormState(json)).toEqual(state)
})

test('documentWithState refuses a page without a root element, or without its end', () => {
  for (const page of [built.replace('id="app"', ''), '<div id="app"'])
    expect(() => documentWithState(page, '', '', {})).toThrow('The page has no root element.')
})

test('parseFormState refuses anything but a stored state', () => {
  const wrongValues = ['1', 'null', '{"name":1}'].map((values) => `{"values":${values},"faults":{}}`)
  const wrongFiles = ['1', '[1]'].map((files) => `{"values":{},"faults":{},"files":${files}}`)
  for (const json of [undefined, '', 'null', '1', '{}', '{"values":{}}', ...wrongValues, ...wrongFiles])
    expect(parseFormState(json), json).toBeNull()
})

test('fillForm checks the proposed answer language', () => {
  const radio = (value: string, checked: boolean) =>
    `<input class="a" type="radio" name="answerLanguage"${checked ? ' checked=""' : ''} value="${value}"/>`
  const both = radio('it', true) + radio('en', false)
  const built = `${fields}${both}<input type="radio" name="other" checked="" value="it"/>`
  const html = fillForm(built, { ...hidden, answerLanguage: 'en' })
  expect(html).toContain(radio('it', false) + radio('en', true))
  expect(html).toContain('name="other" checked=""')
  expect(fillForm(built, { ...hidden, answerLanguage: 'it' })).toContain(both)
  expect(fillForm(built, hidden)).toContain(both)
})

const receipt: SentReceipt = { ...mapTextFields(() => 'x'), number: 'abcdef12', files: [] }

test('parseReceipt reads a stored receipt and refuses anything else', () => {
  expect(parseReceipt(JSON.stringify(receipt))).toEqual(receipt)
  const parts = ['{"number":"1","message":"x"}', '{"number":"1","files":[]}', '{"message":"x","files":[]}']
  for (const json of [undefined, '', 'null', '{}', '{"number":1}', '{"values":{},"faults":{}}', ...parts])
    expect(parseReceipt(json), json).toBeNull()
})
