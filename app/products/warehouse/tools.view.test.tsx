import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ListForm } from './list-form.tsx'
import { Tools } from './tools.tsx'

describe('the tools', () => {
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
    const all = (['movement', 'order', 'article', 'list'] as const).map((one) => t(`warehouse.tool.${one}`))
    const icons = [...document.querySelectorAll('main use')].map((one) =>
      one.getAttribute('href')?.split('#').at(-1),
    )
    expect(icons).toEqual(['arrow-up-down', 'clipboard-list', 'package-plus', 'clipboard-paste'])
    expect(keys()).toEqual(all)
    expect(page.getByRole('form').elements()).toEqual([])
    for (const name of all) {
      await send(name)
      await expect.element(page.getByRole('form', { name })).toBeVisible()
      expect(page.getByRole('form').elements()).toHaveLength(1)
      expect(keys().filter((key) => all.some((one) => one === key))).toEqual(
        all.filter((one) => one !== name),
      )
    }
    await send(all[3] ?? '')
    await expect.poll(() => page.getByRole('form').elements()).toEqual([])
    expect(keys()).toEqual(all)
  })
})

describe('a list', () => {
  const t = words('it')
  const field = () => page.getByRole('textbox', { name: t('warehouse.list.label') })
  const said = () => page.getByRole('status')

  const spyOnActs = () => vi.spyOn(demoShop, 'act')
  let act: ReturnType<typeof spyOnActs>

  beforeEach(async () => {
    freshShop()
    act = spyOnActs()
    await renderView(<ListForm />)
  })

  afterEach(() => void vi.restoreAllMocks())

  async function take(text: string, message: string, isFault: boolean) {
    await field().fill(text)
    await page.getByRole('button', { name: t('warehouse.list.take') }).click()
    await expect.poll(() => said().element().textContent).toBe(message)
    expect(said().element().getAttribute('data-fault')).toBe(isFault ? 'true' : null)
  }

  test('starts blank with an example line', async () => {
    await expect.element(page.getByRole('form', { name: t('warehouse.tool.list') })).toBeVisible()
    await expect.element(field()).toHaveValue('')
    await expect.element(field()).toHaveAttribute('placeholder', t('warehouse.list.example'))
    await expect.element(field()).toHaveAttribute('spellcheck', 'false')
    expect(said().element().textContent).toBe('')
  })

  test('a fully read list reports the number and clears the field', async () => {
    await take('T-12; Tè verde; 14; 6; 4,20; 7,90\nTazza; 3', t('warehouse.list.done', { count: 2 }), false)
    await expect.element(field()).toHaveValue('')
    const rows = [
      { code: 'T-12', name: 'Tè verde', quantity: 14, threshold: 6, cost: 420, price: 790 },
      { code: 'TAZZA', name: 'Tazza', quantity: 3, threshold: 0, cost: 0 },
    ]
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'list', rows })
  })

  test('reports lines with a single amount, and keeps unread lines', async () => {
    const message = [
      t('warehouse.list.done', { count: 2 }),
      t('warehouse.list.cost', { count: 2 }),
      t('warehouse.list.unread', { count: 2 }),
    ]
    await take('Tazza;3;7,90\nTotale;;\nPiatto;2;4,10\nSomma;;', message.join(' '), false)
    await expect.element(field()).toHaveValue('Totale;;\nSomma;;')
  })

  test('an unreadable list stays and adds nothing', async () => {
    await take('Totale;;', t('warehouse.list.none'), true)
    await expect.element(field()).toHaveValue('Totale;;')
    expect(act).not.toHaveBeenCalled()
  })

  test('a list that does not fit stays', async () => {
    act.mockReturnValue(false)
    await take('Tazza;3', t('warehouse.list.full'), true)
    await expect.element(field()).toHaveValue('Tazza;3')
  })
})
