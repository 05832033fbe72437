import { expect, test } from 'vitest'
import { documentWithState } from './contact-document.ts'
import { type ContactFormState, parseFormState } from './contact-form-state.ts'

const state: ContactFormState = {
  values: { name: 'Nives "la rossa" <b>', message: '</div>\n</body> & $& &quot;' },
  faults: { emailOrPhone: 'fault.reach.form', '': 'fault.form.early' },
  files: [{ name: 'a"b.pdf', fault: 'fault.files.content' }, { name: 'c.pdf' }],
}

const built = `<!doctype html>
<html lang="it">
<head>
<title>Scrivici</title>
</head>
<body>
<div id="app" data-page="contact"><main><div>old</div></main></div>
<template id="after-paint" data-sheets="tile"></template>
</body>
</html>
`

test('values survive the round trip and never become markup', () => {
  const html = documentWithState(built, 'Correggi & rispedisci', '<main>new</main>', state)
  expect(html).toContain('<title>Correggi &amp; rispedisci</title>')
  expect(html).not.toContain('old')
  expect(html).not.toContain('<b>')
  const attribute =
    html.match(
      /data-state="([^"]*)"><main>new<\/main><\/div>\n<template id="after-paint" data-sheets="tile"><\/template>\n<\/body>\n<\/html>\n$/,
    )?.[1] ?? ''
  const json = attribute.replace(
    /&(lt|gt|quot|amp);/g,
    (entity) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"' })[entity] ?? '&',
  )
  expect(parseFormState(json)).toEqual(state)
})

test.each([
  undefined,
  '',
  'null',
  '1',
  '{}',
  '{"values":1,"faults":{}}',
  '{"values":{"name":1},"faults":{}}',
])('parseFormState(%j) is null', (json) => {
  expect(parseFormState(json)).toBeNull()
})
