import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { clockAt, exampleAt } from '#app/demo-shop/clock.ts'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import type { Ticket } from '#app/demo-shop/shop.ts'
import { freshShop, orderByPhone } from '#tests/components/fresh-state.ts'
import { all, renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section as HomeSection } from './easycomande-section.tsx'
import { TicketSlip } from './ticket-slip.tsx'

const t = words('it')
const first: Ticket['courses'][number] = {
  id: 'first',
  lines: [
    { dish: 'salad', count: 2, note: 'garlic' },
    { dish: 'trofie', count: 1, done: true },
    { dish: 'tart', count: 1 },
  ],
}
const came = exampleAt(20, 5)
const ticket: Ticket = { id: 'one', table: 4, covers: 2, came, status: 'cooking', courses: [first] }

beforeEach(freshShop)

const slip = () => document.querySelector('[data-status]')
const lines = () => all(document, '[data-status] ul > li')

async function hang(changed: Partial<Ticket> = {}, out: readonly string[] = []) {
  const isOut = (dish: string) => out.includes(dish)
  await renderView(
    <ul>
      <TicketSlip ticket={{ ...ticket, ...changed }} isOut={isOut} />
    </ul>,
  )
}

test('a ticket shows table, time, covers and courses, and of a dish count, note, cooked and sold-out state', async () => {
  await hang({}, ['tart', 'trofie'])
  expect(textsOf(document, '[data-status] :is(h3, time, h4, time + p)')).toEqual([
    'T\u00a04',
    clockAt(came, Date.now()),
    t('easycomande.covers', { count: 2 }),
    t('easycomande.course.first'),
  ])
  const [, trofie, tart] = lines()
  expect(lines().map((line) => textsOf(line, 'b, s, em'))).toEqual([
    ['2', t('easycomande.note.garlic')],
    // Cooked before the dish was marked finished, so it is still served.
    ['1', t('dish.trofie')],
    ['1', t('dish.tart'), t('easycomande.out')],
  ])
  expect(lines()[0]?.textContent).toContain(t('dish.salad'))
  expect(trofie?.querySelector('s')?.className).not.toBe(tart?.querySelector('s')?.className)
})

test('a count of two digits keeps its distance from the dish', async () => {
  await hang({ courses: [{ id: 'first', lines: [{ dish: 'salad', count: 25 }] }] })
  const [count, dish] = [...(lines()[0]?.childNodes ?? [])].map((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return range.getBoundingClientRect()
  })
  expect((dish?.left ?? 0) - (count?.right ?? 0)).toBeGreaterThan(3)
})

test.for([true, false])('drops when new or changed, unless motion is reduced (%s)', async (motion) => {
  onTestFinished(() => commands.setLook({}))
  await commands.setLook({ motion })
  const animate = vi.spyOn(Element.prototype, 'animate')
  await hang({ since: Date.now() - 60_000 })
  expect(animate).not.toHaveBeenCalled()
  await hang({ since: Date.now() })
  expect(animate.mock.contexts).toEqual(motion ? [slip()] : [])
})

test('home has the three newest tickets, without guests and courses, and the waiter’s phone shows the same', async () => {
  orderByPhone()
  await renderView(<HomeSection />)
  const phone = () => textsOf(document, '[aria-hidden=true] li > b').map((table) => table.replace(/\D/g, ''))
  expect(textsOf(document, '[data-status] h3')).toEqual(['T\u00a09', 'T\u00a07', 'T\u00a03'])
  expect(all(document, 'h4, time + p, ul + p:not([role])')).toEqual([])
  expect(phone()).toEqual(['9', '7', '3'])
  demoShop.act({ type: 'advance', ticket: 't3' })
  await expect.poll(phone).toEqual(['3', '9', '7'])
  expect(textsOf(document, '[aria-hidden=true] li span')).toEqual([
    t('easycomande.status.ready'),
    `1 ${t('dish.fried')}, 1 ${t('dish.salad')}`,
    t('easycomande.status.new'),
    t('easycomande.status.new'),
  ])
})
