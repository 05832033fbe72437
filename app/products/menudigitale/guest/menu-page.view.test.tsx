import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { euroText, priceText } from '#app/platform/price.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { allergenNumber, type Menu } from '../menu.ts'
import { encodeMenu } from '../menu-code.ts'
import { Page } from './menu-page.tsx'

const t = words('it')
const start = location.pathname + location.search
const menu: Menu = {
  name: 'Da Nives',
  cover: 250,
  sections: [
    {
      name: { it: 'Primi', en: 'First courses' },
      dishes: [
        {
          name: 'Trofie',
          price: 1200,
          allergens: ['gluten', 'milk'],
          description: 'al pesto',
          marks: ['vegan'],
        },
        { name: 'Pescato', price: 0, allergens: ['fish'] },
      ],
    },
    { name: 'Dolci', dishes: [{ name: 'Crostata', price: 600, allergens: ['gluten'], isSoldOut: true }] },
  ],
}

beforeEach(() => history.replaceState(null, '', start))
afterEach(() => history.replaceState(null, '', start))

const heading = () => page.getByRole('heading', { level: 1 })
const headings = (level: number) => page.getByRole('heading', { level }).elements()
const sections = () => headings(2).map((section) => section.textContent)
const shown = () => headings(3).map((name) => name.childNodes[0]?.textContent)

async function open(from: Menu): Promise<string> {
  const { code } = await encodeMenu(from)
  if (!code) throw new Error('The menu does not travel.')
  history.replaceState(null, '', `#${code}`)
  await renderView(<Page />, { page: 'menu' })
  await expect.element(heading()).toHaveTextContent(from.name || t('menu.unnamed'))
  return code
}

test('shows name, dishes, prices, allergens and the cover charge', async () => {
  await open(menu)
  await expect.poll(() => document.title).toBe(t('menu.title', { name: 'Da Nives' }))
  expect(sections()).toEqual(['Primi', 'Dolci'])
  expect(shown()).toEqual(['Trofie', 'Pescato', 'Crostata'])
  const rows = [...document.querySelectorAll('li:has(h3)')]
  expect(rows.map((row) => row.querySelector('b, em')?.textContent)).toEqual([
    priceText(1200, 'it'),
    undefined,
    t('menu.soldOut'),
  ])
  expect(rows.map((row) => row.querySelector('s')?.textContent)).toEqual([undefined, undefined, 'Crostata'])
  const contains = t('menu.contains', { list: `${t('allergen.gluten')}, ${t('allergen.milk')}` })
  expect(rows.map((row) => row.textContent)).toEqual([
    `Trofie 1, 7${contains}${priceText(1200, 'it')}al pesto${t('mark.vegan')}`,
    `Pescato 4${t('menu.contains', { list: t('allergen.fish') })}`,
    `Crostata 1${t('menu.contains', { list: t('allergen.gluten') })}${t('menu.soldOut')}`,
  ])
  await expect.element(page.getByText(t('menu.made'))).toBeVisible()
  await expect.element(page.getByText(t('menu.cover', { price: euroText(250, 'it') }))).toBeVisible()
})

test('legend and filter have the menu’s allergens, and are absent without any', async () => {
  const legend = () => page.getByText(t('menu.legend'), { exact: true })
  const filter = page.getByText(t('menu.filter'), { exact: true })
  await open(menu)
  const named = (['gluten', 'fish', 'milk'] as const).map(
    (id) => `${allergenNumber(id)} ${t(`allergen.${id}`)}`,
  )
  expect(legend().element().parentElement?.textContent).toBe(t('menu.legend') + named.join(''))
  await expect.element(filter).toBeVisible()
  const { code = '' } = await encodeMenu({ name: 'Da Nives', sections: [] })
  location.hash = code
  await expect.element(legend()).not.toBeInTheDocument()
  await expect.element(filter).not.toBeInTheDocument()
})

test('the filter shows and counts the remaining dishes', async () => {
  await open({ ...menu, name: '' })
  await page.getByText(t('menu.filter'), { exact: true }).click()
  const gluten = page.getByRole('checkbox', { name: `${allergenNumber('gluten')} ${t('allergen.gluten')}` })
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('')
  await gluten.click()
  await expect.poll(shown).toEqual(['Pescato'])
  expect(sections()).toEqual(['Primi'])
  await expect.element(status).toHaveTextContent(t('menu.filter.left', { count: 1, all: 3 }))
  await gluten.click()
  await expect.poll(shown).toEqual(['Trofie', 'Pescato', 'Crostata'])
})

test('the menu survives a jump to an anchor', async () => {
  const code = await open(menu)
  location.hash = '#main'
  await expect.poll(() => location.hash).toBe(`#${code}`)
  await expect.element(heading()).toHaveTextContent('Da Nives')
  const other = await encodeMenu({ ...menu, name: 'Da Berto' })
  location.hash = `#${other.code}`
  await expect.element(heading()).toHaveTextContent('Da Berto')
})

test('explains a missing and a damaged menu', async () => {
  const { unmount } = await renderView(<Page />, { page: 'menu' })
  await expect.element(heading()).toHaveTextContent(t('menu.none.title'))
  await expect.element(page.getByText(t('menu.none.lead'))).toBeVisible()
  await unmount()
  history.replaceState(null, '', '#1AAAA')
  await renderView(<Page />, { page: 'menu' })
  await expect.element(heading()).toHaveTextContent(t('menu.fault.title'))
  await expect.element(page.getByText(t('menu.fault.damaged'))).toBeVisible()
  const make = page.getByRole('link', { name: t('menu.none.make') })
  await expect.element(make).toHaveAttribute('href', '/it/menudigitale#example')
})
