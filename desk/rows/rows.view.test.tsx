import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { refresh } from '../ui/api.ts'
import '../ui/desk.css'
import { DeskContext } from '../ui/desk-context.ts'
import { Cropper } from './cropper.tsx'
import { Fields } from './fields.tsx'
import type { Row, Schema } from './form-model.ts'
import { ListView } from './list-view.tsx'
import RowsView from './rows-view.tsx'
import { type FileName, sourcesOf } from './sources.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function Form({ schema, row }: { schema: Schema; row: Row }) {
  const [value, setValue] = useState(row)
  return (
    <>
      <Fields schema={schema} value={value} onChange={setValue} />
      <pre>{JSON.stringify(value)}</pre>
    </>
  )
}
const typed = () => document.querySelector('pre')?.textContent

test.each([
  ['12,50', '{"once":12.5}', ''],
  ['1.200,50', '{"once":1200.5}', ''],
  ['1200', '{"once":1200}', 'Si legge: 1.200'],
  ['1,200', '{"once":"1,200"}', 'Così non si capisce'],
])('an amount typed as %s', async (text, value, said) => {
  await render(<Form schema={{ properties: { once: { type: 'number' } } }} row={{}} />)
  const field = page.getByLabelText(/^Una volta sola/)
  await field.fill(text)
  await expect.element(field).toHaveValue(text)
  expect(typed()).toBe(value)
  expect(document.querySelector('label')?.textContent).toContain(said)
  expect(field.element().getAttribute('aria-invalid')).toBe(said.startsWith('Così') ? 'true' : null)
})

test('where nothing is required, nothing is marked so, and a picture can be removed', async () => {
  const properties = { 'brand.logo': { format: 'picture' }, 'brand.name': {} }
  await render(<Form schema={{ properties }} row={{ 'brand.logo': 'images/brand/logo-1.png' }} />)
  await page.getByRole('button', { name: 'Togli' }).click()
  await expect.poll(typed).toBe('{"brand.logo":""}')
  expect(document.querySelector('label')?.textContent).not.toContain('se vuoi')
  expect(document.querySelector('[aria-required]')).toBeNull()
})

const titles = (file: FileName, rows: readonly Row[]) => {
  const [source] = sourcesOf(file, {
    [file]: rows.map((row) => ({ title: { it: row.id }, name: row.id, ...row })),
  })
  if (!source) throw new Error(file)
  return render(<ListView source={source} />)
}

test.each<[FileName, Row[], string[], string[]]>([
  [
    'releases',
    [
      { id: 'old', date: '2026-01-01' },
      { id: 'new', date: '2026-02-02' },
      { id: 'second', date: '2026-02-02' },
    ],
    ['new', 'second', 'old'],
    ['Sposta giù: new', 'Sposta su: second'],
  ],
  [
    'events',
    [
      { id: 'late', date: '2026-01-01', time: '21:00' },
      { id: 'early', date: '2026-01-01', time: '09:00' },
    ],
    ['early', 'late'],
    [],
  ],
])('%s stand as the site sorts them, and move only within a moment', async (file, rows, order, moves) => {
  await titles(file, rows)
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  expect(
    [...document.querySelectorAll('li > div:first-child a')].map(({ textContent }) => textContent),
  ).toEqual(order)
  const arrows = [...document.querySelectorAll('button[aria-label^="Sposta"]:enabled')]
  expect(arrows.map((arrow) => arrow.getAttribute('aria-label'))).toEqual(moves)
})

test('a form stays with its row where others remove it or one before; what was typed is kept', async () => {
  const [first, mine, last] = ['first', 'mine', 'last'].map((id) => ({
    id,
    title: { it: id },
    place: 'Molo',
  }))
  let events = [first, mine, last]
  vi.stubGlobal('fetch', async () => Response.json({ events }))
  const others = (...left: typeof events) => {
    events = left
    return refresh()
  }
  location.hash = '#rows/events/events/mine'
  const { unmount } = await render(<RowsView />)
  await expect.element(page.getByLabelText('Luogo')).toBeVisible()
  await others(first, last)
  await expect.element(page.getByText('Questa scheda non c’è più.')).toBeVisible()
  await others(first, mine, last)
  await page.getByLabelText('Luogo').fill('Faro')
  await others(mine, last)
  await others(last)
  await page.getByLabelText('Luogo').fill('Faro nuovo')
  await unmount()
  await render(<RowsView />)
  await expect.element(page.getByText(/^Qualcuno ha tolto questa scheda/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'mine' })).toBeVisible()
  await expect.element(page.getByLabelText('Luogo')).toHaveValue('Faro nuovo')
  localStorage.clear()
})

test('on a small phone no field that has the focus is behind “Salva”', async () => {
  await page.viewport(360, 640)
  vi.stubGlobal('fetch', async () => Response.json({ terms: [{ offering: 'warehouse' }] }))
  location.hash = '#rows/terms/terms/warehouse'
  await render(<RowsView />)
  const bar = page.getByRole('button', { name: 'Salva', exact: true })
  await expect.element(bar).toBeInTheDocument()
  for (const field of document.querySelectorAll<HTMLElement>('input, select, textarea')) {
    while (document.activeElement !== field) await userEvent.keyboard('{Tab}')
    const { bottom } = field.getBoundingClientRect()
    expect(bottom, field.id).toBeLessThan(bar.element().getBoundingClientRect().top)
  }
})

test.each([320, 720])('the words of the crop dialog stay whole at %i px', async (width) => {
  await page.viewport(width, 800)
  const picture = await createImageBitmap(new ImageData(40, 30))
  await render(
    <DeskContext value={{ lang: 'en', brand: '', isHome: true }}>
      <Cropper picture={picture} ratio={1} onDone={() => {}} />
    </DeskContext>,
  )
  const words = document.createRange()
  words.selectNode(page.getByText('Closer').element().firstChild ?? document.body)
  expect(words.getClientRects()).toHaveLength(1)
})
