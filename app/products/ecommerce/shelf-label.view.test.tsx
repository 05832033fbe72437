import { beforeEach, expect, test } from 'vitest'
import { demoShop, useShop } from '#app/demo-shop/demo-shop.ts'
import { euroText } from '#app/platform/price.ts'
import { freshShop } from '#tests/components/fresh-state.ts'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ShelfLabel, shelfGoods } from './shelf.tsx'

const t = words('it')
const euro = (cents: number) => euroText(cents, 'it')
const label = () => document.querySelector('main li')
const parts = (selector: string) => textsOf(label() ?? document.body, selector)
const stock = () => demoShop.get().articles.find(({ id }) => id === 'moka')?.quantity ?? 0
const leave = (pieces: number) => demoShop.act({ type: 'unload', article: 'moka', pieces: stock() - pieces })

function Label({ id }: { id: string }) {
  const shop = useShop()
  const goods = shelfGoods(shop).filter((good) => good.id === id)
  return (
    <ul>
      {goods.map((good) => (
        <ShelfLabel key={id} good={good} wanted={shop.basket[id] ?? 0} />
      ))}
    </ul>
  )
}

beforeEach(() => {
  freshShop()
  for (const article of ['honey', 'moka']) demoShop.act({ type: 'take', article })
})

test.for([
  ['honey', [euro(1100), '×\u00a01']],
  ['moka', [euro(3050), '×\u00a01']],
  ['coffee', [`${euro(2200)}${euro(2480)}`, euro(2480), t('ecommerce.lowest', { price: euro(2480) })]],
] as const)('the label of %s has its price, and on offer the lowest one', async ([id, texts]) => {
  await renderView(<Label id={id} />)
  expect(parts('b, s, small, em')).toEqual(texts)
})

test('shows the last three pieces, then that it is sold out', async () => {
  await renderView(<Label id="moka" />)
  leave(4)
  await expect.poll(stock).toBe(4)
  expect(parts('em')).toEqual([])
  leave(3)
  await expect.poll(() => parts('em')).toEqual([t('ecommerce.last', { count: 3 })])
  leave(1)
  await expect.poll(() => parts('em')).toEqual([t('ecommerce.last', { count: 1 })])
  leave(0)
  await expect.poll(() => parts('em')).toEqual([t('ecommerce.out')])
})
