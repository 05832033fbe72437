import { expect, test } from 'vitest'
import { dishName } from '#app/counter/names.ts'
import { sampleDishes, sampleShop } from '#app/counter/sample-shop.ts'
import { isOut } from '#app/counter/shop.ts'
import { words } from '#tests/helpers/words.ts'
import { guestLanguages, menuText } from './menu.ts'
import { sampleMenu } from './sample.ts'
import { asInShop, shopDishes } from './sample-in-shop.ts'

const dishes = sampleMenu.parts.flatMap((part) => part.dishes)

test.for(guestLanguages)('each dish of the sample is the shop’s, by name and price (%s)', (lang) => {
  expect(dishes).toHaveLength(shopDishes.length)
  for (const [index, { name, price }] of dishes.entries()) {
    const id = shopDishes[index] ?? ''
    expect(menuText(name, lang)).toBe(dishName(id, words(lang)))
    expect(sampleDishes.find((dish) => dish.id === id)?.price).toBe(price)
  }
})

test('as long as nobody touched the shop, the sample stands as it is', () => {
  expect(asInShop(sampleMenu, (dish) => isOut(sampleShop, dish))).toEqual(sampleMenu)
})

test('what the shop finished is finished, and no other dish', () => {
  const menu = asInShop(sampleMenu, (dish) => dish === 'pansoti')
  const out = menu.parts.flatMap((part) => part.dishes.filter((dish) => dish.isSoldOut))
  expect(out.map(({ name }) => menuText(name, 'it'))).toEqual(['Pansoti alle noci'])
})
