import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ArticleForm } from './article-form.tsx'

const t = words('it')
const name = () => page.getByRole('textbox', { name: t('warehouse.column.item') })
const pieces = () => page.getByRole('textbox', { name: t('warehouse.field.pieces') })
const add = () => page.getByRole('button', { name: t('warehouse.article.add') }).click()
const said = () => page.getByRole('status')
const last = () => demoShop.get().articles.at(-1)

beforeEach(freshShop)
afterEach(() => void vi.restoreAllMocks())

test('adds one article and clears the form', async () => {
  await renderView(<ArticleForm />)
  await expect.element(pieces()).toHaveAttribute('inputmode', 'numeric')
  await name().fill(' Tè verde ')
  await pieces().fill('14')
  await add()
  await expect.element(said()).toHaveTextContent(t('warehouse.article.done'))
  await expect.element(said()).not.toHaveAttribute('data-fault')
  expect(last()).toMatchObject({ name: 'Tè verde', quantity: 14 })
  await expect.element(name()).toHaveValue('')
  await expect.element(pieces()).toHaveValue('')
  expect(page.getByText(t('warehouse.article.name')).elements()).toEqual([])
})

test('each faulty field has its error until it is corrected, and the first one is focused', async () => {
  await renderView(<ArticleForm />)
  await name().fill('  ')
  await pieces().fill('x')
  expect(page.getByText(t('warehouse.wrong')).elements()).toEqual([])
  await add()
  await expect.element(name()).toHaveAccessibleDescription(t('warehouse.article.name'))
  await expect.element(pieces()).toHaveAccessibleDescription(t('warehouse.wrong'))
  await expect.element(name()).toHaveFocus()
  await name().fill('Sale')
  await expect.element(name()).toHaveAttribute('aria-invalid', 'false')
  await add()
  await expect.element(pieces()).toHaveFocus()
  await expect.element(pieces()).toHaveValue('x')
  expect(last()?.name).toBe(undefined)
})

test('a full shop is reported and the input kept', async () => {
  vi.spyOn(demoShop, 'act').mockReturnValue(false)
  await renderView(<ArticleForm />)
  await name().fill('Sale')
  await pieces().fill('3')
  await add()
  await expect.element(said()).toHaveTextContent(t('warehouse.article.full'))
  await expect.element(said()).toHaveAttribute('data-fault', 'true')
  await expect.element(name()).toHaveValue('Sale')
})
