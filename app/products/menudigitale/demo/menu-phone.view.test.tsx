import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { type GuestLanguage, guestLanguages, type Menu, menuText } from '../menu.ts'
import { createDraft, dishesOf } from '../menu-draft.ts'
import { Phone } from './menu-phone.tsx'

const menu: Menu = {
  name: 'Osteria del Porto',
  theme: 'lawyers',
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
const [, trofie] = dishesOf(draft)
const screen = () => document.querySelector('[data-accent]') ?? document.body
const rows = () => [...screen().querySelectorAll('[data-row]')]
const cover = () => screen().querySelector('li:not([data-row])') ?? undefined
/** The text that a guest sees in this language. */
const read = (element: Element | undefined, lang: string) => {
  const copy = element?.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const other of copy.querySelectorAll(`[lang]:not([lang=${lang}])`)) other.remove()
  return copy.textContent.trim()
}
const show = (now?: number, lang: GuestLanguage = 'it') =>
  renderView(<Phone menu={draft} now={now} isLong={false} />, { lang, page: 'menudigitale' })

test.for(guestLanguages)('shows the menu in the guest’s language on a page in %s', async (lang) => {
  await show(undefined, lang)
  for (const guest of guestLanguages) {
    const t = words(guest)
    expect(read(screen().querySelector('h4') ?? undefined, guest)).toBe(
      menuText(menu.sections[0]?.name ?? '', guest),
    )
    expect(read(rows()[0], guest)).toContain(guest === 'it' ? 'al sugo di noci' : 'with walnut sauce')
    expect(read(rows()[0], guest)).toContain(`${t('mark.vegetarian')}, ${t('mark.frozen')}`)
    expect(read(cover(), guest)).toBe(t('menu.cover', { price: guest === 'it' ? '2,50\u00a0€' : '€2.50' }))
    const list = `1\u00a0${t('allergen.gluten')}, 8\u00a0${t('allergen.nuts')}`
    expect(screen().textContent).toContain(t('menudigitale.example.legend', { list }))
  }
  const chosen = page.getByRole('radio', { checked: true })
  await expect.element(chosen).toHaveAttribute('value', lang)
  const isShown = () =>
    guestLanguages.filter((id) => screen().querySelector(`[lang=${id}]`)?.checkVisibility())
  expect(isShown()).toEqual([lang])
  const other = guestLanguages.find((id) => id !== lang) ?? lang
  await page.getByRole('radio', { checked: false }).click({ force: true })
  expect(isShown()).toEqual([other])
})

test('lists dishes with allergens and price; sold-out ones are struck through, the edited one is marked', async () => {
  await show(trofie?.id)
  expect(screen().querySelector('p')?.textContent).toBe('Osteria del Porto')
  expect(screen().getAttribute('data-accent')).toBe('lawyers')
  expect(rows().map((row) => textsOf(row, 'sup, b, s'))).toEqual([
    ['1, 8', '12,50'],
    ['Trofie', '1', '9,00'],
    ['', ''],
    ['', '5,00'],
  ])
  expect(rows().map((row) => row.hasAttribute('data-now'))).toEqual([false, true, false, false])
  // A section without a name has no heading, a short menu no region.
  expect(textsOf(screen(), 'h4')).toHaveLength(1)
  expect(page.getByRole('region').elements()).toEqual([])
})

test('a long menu is a focusable region that scrolls to the edited row', async () => {
  const long = createDraft({ ...menu, sections: Array(36).fill(menu.sections[1]) })
  const last = dishesOf(long).at(-1)?.id
  await renderView(<Phone menu={long} now={undefined} isLong={true} />, { page: 'menudigitale' })
  const region = page.getByRole('region', { name: words('it')('menudigitale.example.phone') })
  await expect.element(region).toHaveAttribute('tabindex', '0')
  expect(region.element().scrollTop).toBe(0)
  await renderView(<Phone menu={long} now={last} isLong={true} />, { page: 'menudigitale' })
  await expect.poll(() => region.elements().at(-1)?.scrollTop).toBeGreaterThan(100)
})

test('a blank menu shows a placeholder instead of its name', async () => {
  const blank = createDraft({ name: '', sections: menu.sections.slice(1) })
  await renderView(<Phone menu={blank} now={undefined} isLong={false} />, { page: 'menudigitale' })
  const t = words('it')
  expect(screen().querySelector('p')?.textContent).toBe(t('menu.unnamed'))
  expect(screen().getAttribute('data-accent')).toBe('menudigitale')
  expect(cover()).toBe(undefined)
  expect(screen().querySelectorAll('p')).toHaveLength(1)
})
