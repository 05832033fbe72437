import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { type CourseId, ownDishId } from '#app/demo-shop/shop.ts'
import { longestDish, mostOwnDishes } from '#app/demo-shop/shop-reader.ts'
import { type MenuText, menuText } from './menu.ts'
import { changeDish, dishesOf } from './menu-draft.ts'
import { menuStore } from './menu-store.ts'

/**
 * Easy Comande serves the visitor's own menu: it is sent to the shop when the editor is left, and reads which
 * dishes are finished when it opens. Gives the cleanup.
 */
export function shareMenu(): () => void {
  fromKitchen()
  window.addEventListener('pagehide', toKitchen)
  return () => {
    window.removeEventListener('pagehide', toKitchen)
    toKitchen()
  }
}

function fromKitchen() {
  const { draft } = menuStore.get()
  const kitchen = new Map(demoShop.get().dishes.map(({ id, isFinished = false }) => [id, isFinished]))
  const next = dishesOf(draft).reduce((menu, { id, name, isSoldOut = false }) => {
    const isFinished = kitchen.get(ownDishId(kitchenName(name))) ?? isSoldOut
    return isFinished === isSoldOut ? menu : changeDish(menu, id, { isSoldOut: isFinished })
  }, draft)
  menuStore.change(next)
}

function toKitchen() {
  const { draft, isSample } = menuStore.get()
  const dishes = new Map(
    draft.sections.flatMap((section, index) =>
      section.dishes.map(({ name, price, isSoldOut = false }) => {
        const dish = {
          name: kitchenName(name),
          course: courseOf(section.name, index),
          price,
          isFinished: isSoldOut,
        }
        return [dish.name, dish] as const
      }),
    ),
  )
  dishes.delete('')
  demoShop.act({ type: 'menu', dishes: isSample ? [] : [...dishes.values()].slice(0, mostOwnDishes) })
}

/** In Italian and shortened, since a ticket is narrow. */
function kitchenName(name: MenuText): string {
  const whole = menuText(name, 'it').trim()
  return whole.length > longestDish
    ? `${whole
        .slice(0, longestDish - 1)
        .toWellFormed()
        .trimEnd()}…`
    : whole
}

function courseOf(section: MenuText, index: number): CourseId {
  if (/dol[cf]|dessert|sweet|gelat|tort/i.test(menuText(section, 'it'))) return 'dessert'
  return index === 0 ? 'first' : 'second'
}
