import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languages } from '#shared/locale.ts'
import { euroText } from '#shared/price.ts'
import { fillBasket, freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { counter } from '../counter-store.ts'
import { sampleShop } from '../sample-shop.ts'
import { ActivityLog } from './activity-log.tsx'
import { RollHere } from './roll-here.tsx'

beforeEach(freshShop)

const lines = () => [...document.querySelectorAll('ol span')].map((line) => line.textContent)

test.for(languages)('tells what happened in words, newest first, and from where (%s)', async (lang) => {
  const t = words(lang)
  await renderView(<ActivityLog />, { lang })
  const moka = t('goods.moka')
  fillBasket()
  counter.act({ type: 'unload', article: 'moka', pieces: 2 })
  counter.act({ type: 'unload', article: 'moka', pieces: 1 })
  counter.act({ type: 'buy' })
  counter.act({ type: 'finish', dish: 'trofie' })
  counter.act({ type: 'advance', ticket: 't3' })
  const lines9 = [{ id: 'first', lines: [{ dish: 'salad', count: 1 }] }] as const
  const ticket = { table: 9, covers: 2, courses: lines9 }
  counter.act({ type: 'send', ticket, id: 'of-a-phone', at: 0, by: 'phone' })
  await expect
    .poll(lines)
    .toEqual([
      t('counter.byPhone', { what: t('counter.send', { table: 'T\u00a09' }) }),
      t('counter.ready', { table: 'T\u00a03' }),
      t('counter.finish', { item: t('dish.trofie') }),
      t('counter.buy', { total: euroText(5398, lang) }),
      t('counter.unload', { count: 3, item: moka }),
    ])
})

test('tells of what is paid back', async () => {
  const t = words('it')
  await renderView(<ActivityLog />)
  fillBasket()
  counter.act({ type: 'buy' })
  const order = counter.get().orders[0]?.id ?? ''
  counter.act({ type: 'withdraw', order, pieces: { honey: 1 } })
  await expect
    .poll(() => lines().slice(0, 2))
    .toEqual([
      t('counter.withdraw', { total: euroText(1100, 'it') }),
      t('counter.buy', { total: euroText(5398, 'it') }),
    ])
})

test('takes back one thing among others by keyboard, says so, and keeps the focus', async () => {
  const t = words('it')
  counter.act({ type: 'unload', article: 'moka', pieces: 2 })
  counter.act({ type: 'finish', dish: 'trofie' })
  await renderView(<ActivityLog />)
  const what = t('counter.unload', { count: 2, item: t('goods.moka') })
  page
    .getByRole('button', { name: t('counter.undo', { what }) })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  expect(lines()).toEqual([t('counter.finish', { item: t('dish.trofie') })])
  expect(counter.get().articles).toEqual(sampleShop.articles)
  expect(page.getByRole('status').element().textContent).toBe(t('counter.undone', { what }))
  expect(document.activeElement).toBe(page.getByRole('region', { name: t('counter.title') }).element())
})

test('starts over, and takes that back too', async () => {
  const t = words('it')
  counter.act({ type: 'finish', dish: 'trofie' })
  await renderView(<ActivityLog />)
  const { dishes } = counter.get()
  await page.getByRole('button', { name: t('demo.reset') }).click()
  expect(counter.get()).toBe(sampleShop)
  expect(page.getByRole('button', { name: t('demo.reset') }).elements()).toEqual([])
  expect(page.getByRole('status').element().textContent).toBe(t('counter.reset'))
  expect(document.activeElement).toBe(page.getByRole('region', { name: t('counter.title') }).element())
  await page.getByRole('button', { name: t('counter.undo', { what: t('counter.reset') }) }).click()
  expect(counter.get().dishes).toEqual(dishes)
})

test('comes to the foot of a demonstration once something was done', async () => {
  const t = words('it')
  await renderView(<RollHere />)
  const roll = page.getByRole('region', { name: t('counter.title') })
  expect(roll.elements()).toEqual([])
  counter.act({ type: 'load', article: 'moka', pieces: 1 })
  await expect.poll(() => roll.elements().length).toBe(1)
  await page
    .getByRole('button', { name: /^Annulla/ })
    .first()
    .click()
  await expect.poll(lines).toEqual([])
  expect(roll.elements().length).toBe(1)
})
