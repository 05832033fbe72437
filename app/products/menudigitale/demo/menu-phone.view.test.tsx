import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { euroText, priceText } from '#app/platform/price.ts'
import { languages } from '#shared/locale.ts'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import type { Menu } from '../menu.ts'
import { createDraft, dishesOf, type MenuDraft } from '../menu-draft.ts'
import { Phone } from './menu-phone.tsx'

const menu: Menu = {
  name: 'Osteria del Porto',
  cover: 250,
  sections: [
    {
      name: { it: 'Primi', en: 'First courses' },
      dishes: [
        {
          name: 'Pansoti',
          description: { it: 'al sugo di noci', en: 'with walnut sauce' },
          price: 1250,
          allergens: ['gluten', 'nuts'],
          marks: ['vegetarian', 'frozen'],
        },
        { name: 'Trofie', price: 900, allergens: ['gluten'], isSoldOut: true },
        { name: 'Minestrone', price: 0, allergens: [] },
        { name: '', price: 700, allergens: ['fish'] },
      ],
    },
    { name: '', dishes: [{ name: 'Crostata', price: 500, allergens: [] }] },
  ],
}
const draft = createDraft(menu)
const screen = () => page.getByRole('region', { name: words('it')('menudigitale.example.phone') })
const lines = () => textsOf(document, 'section li, section p')
const show = (of: MenuDraft, now?: number) =>
  renderView(<Phone menu={of} now={now} />, { page: 'menudigitale' })

test.for(languages)('shows the menu in the language of the page (%s)', async (lang) => {
  await renderView(<Phone menu={draft} now={undefined} />, { page: 'menudigitale', lang })
  await expect.element(page.getByText('Osteria del Porto')).toBeVisible()
  const t = words(lang)
  const [primi, about] = lang === 'it' ? ['Primi', 'al sugo di noci'] : ['First courses', 'with walnut sauce']
  expect(lines()).toEqual([
    primi,
    `Pansoti 1, 8${about}${t('mark.vegetarian')}, ${t('mark.frozen')}${priceText(1250, lang)}`,
    `Trofie 1${t('menu.soldOut')}`,
    'Minestrone',
    `Crostata ${priceText(500, lang)}`,
    t('menu.cover', { price: euroText(250, lang) }),
  ])
})

test('a long menu scrolls to the edited dish, which is marked', async () => {
  const long = createDraft({ ...menu, sections: Array(36).fill(menu.sections[1]) })
  await show(long)
  expect(screen().element().scrollTop).toBe(0)
  await show(long, dishesOf(long).at(-1)?.id)
  await expect.poll(() => screen().elements().at(-1)?.scrollTop).toBeGreaterThan(100)
  expect(textsOf(document, '[data-new]')).toEqual(['Crostata 5,00'])
})

test('a blank menu shows a placeholder instead of its name, and no cover charge', async () => {
  await show(createDraft({ name: '', sections: menu.sections.slice(1) }))
  await expect.element(page.getByText(words('it')('menu.unnamed'))).toBeVisible()
  expect(lines()).toEqual(['Crostata 5,00'])
})
