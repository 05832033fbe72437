import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { courses, type Dish, type Ticket } from '#app/demo-shop/shop.ts'
import { listWords } from '#shared/list-words.ts'
import { key, renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { WaiterPad } from './waiter-pad.tsx'

const t = words('it')
const dishes: readonly Dish[] = [
  { id: 'salad', course: 'first' },
  { id: 'trofie', course: 'first' },
  { id: 'tart', course: 'dessert', isFinished: true },
]
const more = (item: string) => key(t('easycomande.pad.more', { item }))
const less = (item: string) => key(t('easycomande.pad.less', { item }))
const [table, covers] = [t('easycomande.pad.table'), t('easycomande.pad.covers')]
const countOf = (label: string) => {
  const described = more(label).element().getAttribute('aria-describedby') ?? ''
  return document.getElementById(described)?.textContent
}
const isOff = (one: Locator) => one.element().getAttribute('aria-disabled') === 'true'
/** A disabled button takes no pointer events, but a screen reader can still press it. */
const press = (one: Locator, times = 1) => {
  for (let count = 0; count < times; count += 1)
    flushSync(() => one.element().dispatchEvent(new MouseEvent('click', { bubbles: true })))
}
const said = () => page.getByRole('status').element().textContent
const salad = t('dish.salad')

type Sent = Pick<Ticket, 'table' | 'covers' | 'courses'>

async function take(isTaken = true) {
  const sent: Sent[] = []
  const onSend = (ticket: Sent) => {
    sent.push(ticket)
    return isTaken
  }
  await renderView(<WaiterPad dishes={dishes} onSend={onSend} />)
  return sent
}

test('table and covers are set by buttons, from 1 to 99', async () => {
  await take()
  expect([countOf(table), countOf(covers)]).toEqual(['4', '2'])
  await more(covers).click()
  await less(table).click()
  expect([countOf(table), countOf(covers)]).toEqual(['3', '3'])
  await less(covers).click()
  await less(covers).click()
  expect(countOf(covers)).toBe('1')
  expect([isOff(less(covers)), isOff(more(covers))]).toEqual([true, false])
  press(less(covers))
  press(more(table), 100)
  await expect.poll(() => countOf(table)).toBe('99')
  expect(countOf(covers)).toBe('1')
  expect([isOff(less(table)), isOff(more(table))]).toEqual([false, true])
})

test('lists dishes by course; sold-out ones are struck through without buttons', async () => {
  await take()
  const lists = page.getByRole('list').elements()
  expect(lists.map((list) => list.ariaLabel)).toEqual(courses.map((id) => t(`easycomande.course.${id}`)))
  expect(lists.map((list) => textsOf(list, 'li').length)).toEqual([3, 1, 2])
  const struck = document.querySelector('s')?.parentElement
  expect(struck?.textContent).toBe(t('dish.tart') + t('easycomande.out'))
  expect(struck?.querySelector('button')).toBe(null)
})

test('noted dishes are counted and sent; then the pad is empty again', async () => {
  const sent = await take()
  await more(salad).click()
  await more(salad).click()
  await expect.element(key(t('easycomande.pad.sendDishes', { count: 2 }))).toBeVisible()
  await less(salad).click()
  await key(t('easycomande.pad.sendDishes', { count: 1 })).click()
  expect(sent).toEqual([
    { table: 4, covers: 2, courses: [{ id: 'first', lines: [{ dish: 'salad', count: 1 }] }] },
  ])
  await expect.element(key(t('easycomande.pad.send'))).toBeVisible()
  expect(less(salad).elements()).toEqual([])
})

test('an empty order is not sent; a refused one stays on the pad', async () => {
  const sent = await take(false)
  await key(t('easycomande.pad.send')).click()
  await expect.poll(said).toBe(t('easycomande.pad.empty'))
  expect(sent).toEqual([])
  await more(salad).click()
  await expect.poll(said).toBe('')
  const send = key(t('easycomande.pad.sendDishes', { count: 1 }))
  await send.click()
  await expect.poll(said).toBe(t('easycomande.pad.full'))
  expect(sent).toHaveLength(1)
  await expect.element(send).toBeVisible()
})

test('announces all noted dishes that sell out and no longer counts them', async () => {
  const pad = (isFinished: boolean) => (
    <WaiterPad dishes={dishes.map((dish) => ({ ...dish, isFinished }))} onSend={() => true} />
  )
  const { redraw } = await renderView(pad(false))
  await more(salad).click()
  await more(t('dish.trofie')).click()
  expect(said()).toBe('')
  await redraw(pad(true))
  const item = listWords([salad, t('dish.trofie')], 'it')
  await expect.poll(said).toBe(t('easycomande.pad.lost', { item }))
  await expect.element(key(t('easycomande.pad.send'))).toBeVisible()
})
