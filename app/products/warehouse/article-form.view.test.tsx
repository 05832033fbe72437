import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ArticleForm } from './article-form.tsx'

const t = words('it')
const labels = {
  name: t('warehouse.column.item'),
  code: t('warehouse.column.code'),
  pieces: t('warehouse.field.pieces'),
  threshold: t('warehouse.column.threshold'),
  cost: t('warehouse.field.cost'),
  price: t('warehouse.field.price'),
} as const
type Name = keyof typeof labels
const names = Object.keys(labels).filter((name): name is Name => name in labels)
const line = (name: Name) => page.getByRole('textbox', { name: labels[name], exact: true })
const choice = () => page.getByRole('combobox', { name: t('warehouse.field.vat') })
const add = () => page.getByRole('button', { name: t('warehouse.article.add') }).click()
const said = () => page.getByRole('status')
const unfold = () => document.querySelector('details')?.setAttribute('open', '')
const written = () =>
  names.map((name) => line(name).element()).map((field) => 'value' in field && field.value)
const faults = () =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = line(name).element()
      const [description] = field.ariaDescribedByElements ?? []
      const text = description?.textContent ?? ''
      return field.ariaInvalid === 'true' || text !== '' ? [[name, text]] : []
    }),
  )
async function write(fields: Partial<Record<Name, string>>) {
  unfold()
  for (const name of names) {
    const text = fields[name]
    if (text) await line(name).fill(text)
  }
}

const spyOnActs = () => vi.spyOn(demoShop, 'act')
let act: ReturnType<typeof spyOnActs>
const done = () => act.mock.calls.map(([input]) => input)

beforeEach(() => {
  freshShop()
  act = spyOnActs()
})

afterEach(() => void vi.restoreAllMocks())

test('shows name and pieces; the rest is folded and opens on an error', async () => {
  await renderView(<ArticleForm />)
  const shown = () =>
    names.filter((one) =>
      line(one)
        .elements()
        .some((field) => field.checkVisibility()),
    )
  expect(shown()).toEqual(['name', 'pieces'])
  await write({ name: 'Sale', pieces: '3', price: 'poco' })
  document.querySelector('details')?.removeAttribute('open')
  await add()
  await expect.poll(shown).toEqual(names)
  await expect.element(line('price')).toHaveFocus()
})

test('starts blank, with the standard VAT rate and fitting keyboards', async () => {
  await renderView(<ArticleForm />)
  unfold()
  expect(written()).toEqual(['', '', '', '', '', ''])
  expect(faults()).toEqual({})
  expect(said().element().textContent).toBe('')
  await expect.element(line('name')).not.toHaveFocus()
  const bounds = names.map((name) => {
    const field = line(name).element()
    return `${field.getAttribute('maxlength')} ${field.getAttribute('inputmode')}`
  })
  expect(bounds).toEqual(['60 null', '20 null', '4 numeric', '4 numeric', '10 decimal', '10 decimal'])
  expect([...document.querySelectorAll('option')].map(({ value }) => value)).toEqual(['22%', '10%', '4%'])
  await expect.element(choice()).toHaveValue('22%')
  await expect.element(page.getByRole('form', { name: t('warehouse.tool.article') })).toBeVisible()
})

test('adds one article and clears the form', async () => {
  await renderView(<ArticleForm />)
  await write({ name: 'Tè verde', code: 'T-12', pieces: '14', threshold: '6', cost: '4,20', price: '7,90' })
  await choice().selectOptions('4%')
  await add()
  await expect.element(said()).toHaveTextContent(t('warehouse.article.done'))
  await expect.element(said()).not.toHaveAttribute('data-fault')
  const article = {
    name: 'Tè verde',
    code: 'T-12',
    quantity: 14,
    threshold: 6,
    cost: 420,
    price: 790,
    vat: 4,
  }
  expect(done()).toEqual([{ type: 'list', rows: [article] }])
  expect(written()).toEqual(['', '', '', '', '', ''])
  await expect.element(choice()).toHaveValue('22%')
})

const [name, pieces, sum, bare] = [
  t('warehouse.article.name'),
  t('warehouse.wrong'),
  t('warehouse.article.sum'),
  t('warehouse.article.wrong'),
]

test.for([
  ['nothing', {}, { name, pieces }, bare],
  ['no word for a name', { name: '7', pieces: '3' }, { name }, bare],
  ['no number of pieces', { name: 'Sale', pieces: 'x' }, { pieces }, bare],
  ['pieces and a sum that are none', { name: 'Sale', pieces: '-', price: 'x' }, { pieces, price: sum }, bare],
  [
    'a reorder level that is none',
    { name: 'Sale', pieces: '3', threshold: 'x' },
    { threshold: pieces },
    pieces,
  ],
  ['a price that is none', { name: 'Sale', pieces: '3', price: 'poco' }, { price: sum }, sum],
] as const)('%s shows an error at each faulty field and keeps the input', async ([, fields, wrong, why]) => {
  await renderView(<ArticleForm />)
  await write(fields)
  await add()
  await expect.element(said()).toHaveTextContent(why)
  await expect.element(said()).toHaveAttribute('data-fault', 'true')
  expect(faults()).toEqual(wrong)
  const stays: Partial<Record<Name, string>> = fields
  expect(written()).toEqual(names.map((one) => stays[one] ?? ''))
  expect(done()).toEqual([])
})

test('a corrected field loses its error', async () => {
  await renderView(<ArticleForm />)
  unfold()
  await add()
  await expect.poll(faults).toEqual({ name, pieces })
  await write({ name: 'Sale', pieces: '3' })
  await add()
  await expect.poll(faults).toEqual({})
  await expect.element(said()).not.toHaveAttribute('data-fault')
})

test('a full shop is reported and the input kept', async () => {
  act.mockReturnValue(false)
  await renderView(<ArticleForm />)
  await write({ name: 'Sale', code: 'S-1', pieces: '3' })
  await add()
  await expect.element(said()).toHaveTextContent(t('warehouse.article.full'))
  await expect.element(said()).toHaveAttribute('data-fault', 'true')
  expect(done()).toHaveLength(1)
  expect(written()).toEqual(['Sale', 'S-1', '3', '', '', ''])
})
