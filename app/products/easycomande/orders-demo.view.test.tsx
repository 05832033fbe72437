import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { sampleShop } from '#app/demo-shop/sample-shop.ts'
import { freshShop, orderByPhone } from '#tests/components/fresh-state.ts'
import { all, key, renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './orders-demo.tsx'
import { Rail } from './rail.tsx'

const t = words('en')
/** The narrow rail hides the last ticket: it is found by its heading, visible or not. */
const ticketOf = (table: number) =>
  all(document, '[data-status]').find((slip) => textsOf(slip, 'h3').includes(`T\u00a0${table}`))
const statusOf = (table: number) => ticketOf(table)?.getAttribute('data-status')
const struckIn = (table: number) => textsOf(ticketOf(table) ?? document, 's')
const stepKey = (step: 'new' | 'cooking' | 'ready', table: number) =>
  key(t('easycomande.for', { step: t(`easycomande.step.${step}`), table: `T\u00a0${table}` }))

beforeEach(async () => {
  freshShop()
  await renderView(
    <>
      <div id="bannerTop">
        <Rail />
      </div>
      <Section />
    </>,
    { lang: 'en' },
  )
})

test('one button takes a ticket through its states until it is served', async () => {
  const others = () => [3, 12, 5].map(statusOf)
  const before = others()
  const numbers = textsOf(document, '[data-status] :is(h3, time + p, li b)').map(
    (text) => /\d+/.exec(text)?.[0],
  )
  expect(numbers.join(' ')).toBe('7 4 2 1 3 3 2 1 1 12 3 2 1')
  expect([3, 12].map(struckIn)).toEqual([[t('dish.fried')], [t('dish.tart'), t('dish.sorbet')]])
  for (const [step, status, crossed] of [
    ['new', 'cooking', 0],
    ['cooking', 'ready', 3],
  ] as const) {
    await expect.element(stepKey(step, 7)).toHaveTextContent(t(`easycomande.step.${step}`))
    await stepKey(step, 7).click()
    expect(statusOf(7)).toBe(status)
    expect(ticketOf(7)?.querySelector('[role="status"]')?.textContent).toBe(t(`easycomande.status.${status}`))
    expect(struckIn(7)).toHaveLength(crossed)
  }
  const heard = () => document.body.textContent.includes(t('easycomande.heard', { table: 7 }))
  expect(heard()).toBe(true)
  await stepKey('ready', 7).click()
  expect(ticketOf(7)).toBeUndefined()
  expect(heard()).toBe(false)
  expect(others()).toEqual(before)
})

test('on a phone the rail counts the tickets that it hides; without any it says so and keeps its height', async () => {
  await page.viewport(360, 740)
  const seen = [...document.querySelectorAll('[data-status]')].map((slip) => slip.checkVisibility())
  expect(seen).toEqual([true, true, false])
  await expect.element(page.getByText(t('easycomande.more', { count: 1 }))).toBeVisible()
  for (const { id: ticket } of sampleShop.tickets) {
    demoShop.act({ type: 'advance', ticket })
    demoShop.act({ type: 'advance', ticket })
    demoShop.act({ type: 'serve', ticket })
  }
  await expect.element(page.getByText(t('easycomande.none'))).toBeVisible()
  expect(document.querySelector('ul')?.clientHeight).toBeGreaterThan(280)
  await key(t('demo.reset')).first().click()
  await expect.poll(() => document.querySelectorAll('[data-status]').length).toBe(sampleShop.tickets.length)
  expect(document.activeElement).toBe(document.querySelector('ul'))
})

test("an order from the waiter's pad becomes the first ticket", async () => {
  await key(t('easycomande.pad.open')).click()
  await key(t('easycomande.pad.more', { item: t('dish.salad') })).click()
  await key(t('easycomande.pad.sendDishes', { count: 1 })).click()
  const sent = t('easycomande.pad.sent', { table: 'T\u00a04' })
  await expect.element(page.getByText(sent)).toBeVisible()
  expect(document.querySelector('[data-status]')).toBe(ticketOf(4))
  expect(ticketOf(4)?.textContent).toContain(`1${t('dish.salad')}`)
  freshShop()
  await expect.poll(() => document.body.textContent).not.toContain(sent)
})

test('a sold-out dish is struck through on uncooked tickets', async () => {
  await key(t('easycomande.finished.open')).click()
  const bruschetta = key(t('dish.bruschetta'))
  await bruschetta.click()
  await expect.element(bruschetta).toHaveAttribute('aria-pressed', 'true')
  expect(bruschetta.element().firstElementChild?.localName).toBe('s')
  expect(struckIn(7)).toEqual([t('dish.bruschetta')])
  await bruschetta.click()
  expect(struckIn(7)).toEqual([])
})

test('announces a ticket from a phone, and scrolls to it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  orderByPhone()
  await expect.element(page.getByText(t('easycomande.landed', { table: 'T\u00a09' }))).toBeInTheDocument()
  expect(statusOf(9)).toBe('new')
  expect(scroll.mock.contexts).toEqual([ticketOf(9)])
})
