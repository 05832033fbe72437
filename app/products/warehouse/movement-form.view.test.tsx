import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { sampleArticles } from '#app/demo-shop/sample-shop.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { MovementForm } from './movement-form.tsx'

const t = words('it')
const kind = (name: 'load' | 'unload' | 'count') =>
  page.getByRole('radio', { name: t(`warehouse.kind.${name}`), exact: true })
const send = (name: 'load' | 'unload' | 'count') =>
  page.getByRole('button', { name: t(`warehouse.kind.${name}`), exact: true })
const article = () => page.getByRole('combobox', { name: t('warehouse.column.item') })
const reason = () => page.getByRole('combobox', { name: t('warehouse.field.reason') })
const pieces = () => page.getByRole('textbox', { name: t('warehouse.field.pieces') })
const said = () => page.getByRole('status')
const isSaid = (text: string) => expect.poll(() => said().element().textContent).toBe(text)
const happened = () => demoShop.getHistory().happened.map(({ act: { id, at, ...input } }) => input)
const options = (select: Element) => [...select.querySelectorAll('option')].map((one) => one.textContent)
const item = t('goods.coffee')

beforeEach(async () => {
  freshShop()
  await renderView(<MovementForm />)
})

async function move(what: 'load' | 'unload' | 'count', count: string) {
  await kind(what).click()
  await pieces().fill(count)
  await send(what).click()
}

test('starts with loading, any article, and no reason', async () => {
  await expect.element(page.getByRole('form', { name: t('warehouse.tool.movement') })).toBeVisible()
  await expect.element(page.getByRole('radiogroup', { name: t('warehouse.kind.label') })).toBeVisible()
  await expect.element(kind('load')).toBeChecked()
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(1)
  await expect.element(page.getByRole('button')).toHaveTextContent(t('warehouse.kind.load'))
  expect(options(article().element())).toEqual(sampleArticles.map(({ id }) => t(`goods.${id}`)))
  expect(reason().elements()).toEqual([])
  expect(said().element().textContent).toBe('')
  await expect.element(pieces()).toHaveAttribute('aria-invalid', 'false')
  await expect.element(pieces()).toHaveAttribute('inputmode', 'numeric')
  await expect.element(pieces()).toHaveAttribute('maxlength', '5')
})

test('the button names the movement; only a count asks for a reason', async () => {
  await kind('unload').click()
  await expect.element(kind('unload')).toBeChecked()
  await expect.element(send('unload')).toBeVisible()
  expect(reason().elements()).toEqual([])
  await kind('count').click()
  await expect.element(send('count')).toBeVisible()
  expect(options(reason().element())).toEqual(
    (['counted', 'broken', 'missing', 'returned'] as const).map((why) => t(`warehouse.reason.${why}`)),
  )
  await kind('load').click()
  await expect.poll(() => reason().elements()).toEqual([])
})

test('records load, unload and count, and announces the stock', async () => {
  await move('load', '3')
  await isSaid(t('warehouse.counted', { item, quantity: 7 }))
  await move('unload', '2')
  await isSaid(t('warehouse.counted', { item, quantity: 5 }))
  await move('count', '9')
  await isSaid(t('warehouse.counted', { item, quantity: 9 }))
  await expect.element(said()).not.toHaveAttribute('data-fault')
  await reason().selectOptions(t('warehouse.reason.missing'))
  await move('count', '0')
  await isSaid(t('warehouse.counted', { item, quantity: 0 }))
  expect(happened()).toEqual([
    { type: 'load', article: 'coffee', pieces: 3 },
    { type: 'unload', article: 'coffee', pieces: 2 },
    { type: 'count', article: 'coffee', pieces: 9, reason: 'counted' },
    { type: 'count', article: 'coffee', pieces: 0, reason: 'missing' },
  ])
})

test.for([
  ['load', '0'],
  ['unload', '0'],
  ['load', ''],
  ['count', 'tanti'],
  ['unload', '-1'],
] as const)('%s of “%s” shows an error at the field and moves nothing', async ([what, count]) => {
  await move('load', '1')
  await isSaid(t('warehouse.counted', { item, quantity: 5 }))
  await move(what, count)
  await expect.element(pieces()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(pieces()).toHaveAccessibleDescription(t('warehouse.wrong'))
  expect(said().element().textContent).toBe('')
  expect(happened()).toHaveLength(1)
  await move('load', '1')
  await isSaid(t('warehouse.counted', { item, quantity: 6 }))
  await expect.element(pieces()).toHaveAttribute('aria-invalid', 'false')
  await expect.element(pieces()).toHaveAccessibleDescription('')
})

test('refuses unloading more than the stock and loading beyond the maximum', async () => {
  await article().selectOptions(t('goods.honey'))
  await move('unload', '9')
  const of = { item: t('goods.honey') }
  await isSaid(t('warehouse.only', { ...of, count: 8 }))
  await expect.element(said()).toHaveAttribute('data-fault', 'true')
  await move('load', '9992')
  await isSaid(t('warehouse.most', { ...of, count: 9999 }))
  await expect.element(said()).toHaveAttribute('data-fault', 'true')
  await move('unload', '8')
  await isSaid(t('warehouse.counted', { ...of, quantity: 0 }))
  await expect.element(said()).not.toHaveAttribute('data-fault')
  expect(happened()).toEqual([{ type: 'unload', article: 'honey', pieces: 8 }])
})
