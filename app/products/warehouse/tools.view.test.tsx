import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Tools } from './tools.tsx'

const t = words('it')
const send = (name: string) => page.getByRole('button', { name, exact: true }).click()

beforeEach(async () => {
  freshShop()
  await renderView(<Tools />)
})

test('tools are in order, and only the open one is expanded', async () => {
  const keys = () =>
    page
      .getByRole('button', { expanded: false })
      .elements()
      .map(({ textContent }) => textContent)
  const all = (['order', 'article'] as const).map((one) => t(`warehouse.tool.${one}`))
  expect(keys()).toEqual(all)
  expect(page.getByRole('form').elements()).toEqual([])
  for (const name of all) {
    await send(name)
    await expect.element(page.getByRole('form', { name })).toBeVisible()
    expect(page.getByRole('form').elements()).toHaveLength(1)
    expect(keys().filter((key) => all.some((one) => one === key))).toEqual(all.filter((one) => one !== name))
  }
  await send(all[1] ?? '')
  await expect.poll(() => page.getByRole('form').elements()).toEqual([])
  expect(keys()).toEqual(all)
})
