import { expect, test } from 'vitest'
import { dishName } from '#app/demo-shop/names.ts'
import { sampleDishes, sampleShop } from '#app/demo-shop/sample-shop.ts'
import { words } from '#tests/helpers/words.ts'
import { finishedOn, shopDishes, withFinished } from './finished-dishes.ts'
import { guestLanguages, type Menu, menuText } from './menu.ts'
import { sampleMenu } from './sample.ts'

const dishes = sampleMenu.sections.flatMap((section) => section.dishes)

test.for(guestLanguages)('each dish of the sample has name and price of the shop’s (%s)', (lang) => {
  expect(dishes.length).toBeGreaterThan(0)
  for (const { name, price } of dishes) {
    const shop = shopDishes.get(menuText(name, 'it')) ?? ''
    expect(menuText(name, lang)).toBe(dishName(shop, words(lang)))
    expect(sampleDishes.find((dish) => dish.id === shop)?.price).toBe(price)
  }
})

test('the sample agrees with the untouched shop', () => {
  const inShop = new Map(sampleShop.dishes.map(({ id, isFinished = false }) => [id, isFinished]))
  for (const [dish, isFinished] of finishedOn(sampleMenu)) expect(isFinished, dish).toBe(inShop.get(dish))
})

test('withFinished marks exactly the shop’s sold-out dishes, in any order', () => {
  const turned: Menu = { ...sampleMenu, sections: sampleMenu.sections.toReversed() }
  const menu = withFinished(
    turned,
    new Map([...finishedOn(sampleMenu).keys()].map((dish) => [dish, dish === 'pansoti'])),
  )
  const out = menu.sections.flatMap((section) => section.dishes.filter((dish) => dish.isSoldOut))
  expect(out.map(({ name }) => menuText(name, 'it'))).toEqual(['Pansoti alle noci'])
})
