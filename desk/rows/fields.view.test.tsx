import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fields } from './fields.tsx'
import { type Faults, FormContext } from './form-context.ts'
import type { Row, Schema } from './form-model.ts'

type FormProps = { schema: Schema; row: Row; wrong?: Faults }

function Form({ schema, row, wrong = {} }: FormProps) {
  const [value, setValue] = useState(row)
  return (
    <FormContext value={{ file: 'clients', list: '', faults: wrong, choices: () => [], pictureName: '' }}>
      <Fields schema={schema} value={value} onChange={setValue} />
      <pre>{JSON.stringify(value)}</pre>
    </FormContext>
  )
}
const typed = () => document.querySelector('pre')?.textContent

test('where nothing is required, nothing is marked so, and a picture can be removed', async () => {
  const properties = { 'brand.logo': { format: 'picture' }, 'brand.name': {} }
  await render(<Form schema={{ properties }} row={{ 'brand.logo': 'images/brand/logo-1.png' }} />)
  await page.getByRole('button', { name: 'Togli' }).click()
  await expect.poll(typed).toBe('{"brand.logo":""}')
  expect(document.querySelector('label')?.textContent).not.toContain('se vuoi')
  expect(document.querySelector('[aria-required]')).toBeNull()
})

test('a field that is no longer used is kept, but not asked for', async () => {
  const schema = { properties: { name: {}, sector: { deprecated: true } } }
  await render(<Form schema={schema} row={{ name: 'Bar', sector: 'food' }} />)
  await page.getByRole('textbox').fill('Caffè')
  await expect.poll(typed).toBe('{"name":"Caffè","sector":"food"}')
})

test('an optional portrait goes with its permission', async () => {
  const properties = { file: { format: 'picture' }, by: {} }
  const portrait = { type: 'object', properties, required: ['file', 'by'] }
  const schema = { properties: { name: {}, portrait }, required: ['name'] }
  await render(<Form schema={schema} row={{ name: 'Nives', portrait: { file: 'a.jpg', by: 'Nives' } }} />)
  await page.getByRole('button', { name: 'Togli' }).click()
  await expect.poll(typed).toBe('{"name":"Nives","portrait":{}}')
})

test('a switch shows its fault', async () => {
  const schema = { properties: { onRequest: { type: 'boolean' } } }
  const wrong = { onRequest: { text: 'Uno dei due.', value: true } }
  await render(<Form schema={schema} row={{ onRequest: true }} wrong={wrong} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Uno dei due.')
  await page.getByRole('checkbox').click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('faults of a list go when its pictures change places, and the focus stays in it', async () => {
  const schema = { properties: { images: { type: 'array', items: { properties: { file: {} } } } } }
  const images = [{ file: 'a' }, { file: 'b' }, { file: 'c' }]
  const wrong = { 'images.0.file': { text: 'Rotta.', value: 'a' } }
  await render(<Form schema={schema} row={{ images }} wrong={wrong} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Togli questa immagine' }).last().click()
  await expect.poll(typed).toBe('{"images":[{"file":"a"},{"file":"b"}]}')
  expect(document.activeElement?.id).toBe('field-images')
  await page.getByRole('button', { name: 'Sposta giù' }).first().click()
  await expect.poll(typed).toBe('{"images":[{"file":"b"},{"file":"a"}]}')
  expect(page.getByRole('alert').query()).toBeNull()
})
