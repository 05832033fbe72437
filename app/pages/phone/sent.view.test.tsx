import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PhoneTicket } from '#app/products/product-page/companion-phone/phone-state.ts'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import type { Pending } from './phone-guest.ts'
import { Sent } from './sent.tsx'

const t = words('it')

const statuses = ['new', 'cooking', 'ready', 'served', 'refused'] as const
const ticket = (table: number, status: PhoneTicket['status'], id = `ticket-${table}`): PhoneTicket => ({
  id,
  table,
  status,
  lines: [
    { dish: 'trofie', count: 2 },
    { dish: 'tart', count: 1 },
  ],
})
const pending: Pending = {
  id: 'ticket-9',
  ticket: {
    table: 9,
    covers: 2,
    courses: [
      { id: 'first', lines: [{ dish: 'anchovies', count: 3 }] },
      { id: 'second', lines: [{ dish: 'trofie', count: 1 }] },
    ],
  },
}
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => [row.getAttribute('data-status'), ...textsOf(row, ':scope > *')])
const said = () => textsOf(document, 'main [role=status]')
const sentence = (table: number, status: 'sending' | (typeof statuses)[number]) =>
  `${t('phone.ticket.table', { table })}: ${t(`phone.ticket.${status}`)}`

/** A phone; the returned function gives it its tickets' new status. */
async function phoneWith(tickets: PhoneTicket[], waiting: Pending[] = []) {
  const { redraw } = await renderView(<Sent tickets={tickets} pending={waiting} />, { page: 'phone' })
  return (now: PhoneTicket[], pending: Pending[] = []) => redraw(<Sent tickets={now} pending={pending} />)
}

test('each ticket shows table, dishes and status; pending ones come first', async () => {
  const tickets = statuses.map((status, index) => ticket(index + 1, status))
  await phoneWith(tickets, [pending])
  await expect.element(page.getByRole('heading', { name: t('phone.waiter.sent') })).toBeVisible()
  const lines = `2 ${t('dish.trofie')}, 1 ${t('dish.tart')}`
  expect(rows()).toEqual([
    [
      'sending',
      t('phone.ticket.table', { table: 9 }),
      `3 ${t('dish.anchovies')}, 1 ${t('dish.trofie')}`,
      t('phone.ticket.sending'),
    ],
    ...statuses.map((status, index) => [
      status,
      t('phone.ticket.table', { table: index + 1 }),
      lines,
      t(`phone.ticket.${status}`),
    ]),
  ])
  expect(said()).toEqual([''])
})

test('a changed ticket is announced; only a ready one vibrates', async () => {
  const buzz = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
  const still = ticket(2, 'ready')
  const tell = await phoneWith([still])
  expect(said()).toEqual([''])
  await tell([still], [pending])
  expect(said()).toEqual([sentence(9, 'sending')])
  for (const status of ['new', 'cooking'] as const) {
    await tell([ticket(9, status), still])
    expect(said()).toEqual([sentence(9, status)])
  }
  expect(buzz.mock.calls).toEqual([])
  await tell([ticket(9, 'ready'), still])
  expect(said()).toEqual([sentence(9, 'ready')])
  expect(buzz.mock.calls).toEqual([[[120, 60, 120]]])
  await tell([ticket(9, 'ready'), still])
  expect(said()).toEqual([sentence(9, 'ready')])
  expect(buzz.mock.calls).toHaveLength(1)
})

test('a phone without vibration, such as an iPhone, announces a ready ticket', async () => {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'vibrate') ?? {}
  Reflect.deleteProperty(Navigator.prototype, 'vibrate')
  onTestFinished(() => void Object.defineProperty(Navigator.prototype, 'vibrate', own))
  const tell = await phoneWith([ticket(1, 'cooking')])
  await tell([ticket(1, 'ready')])
  expect(said()).toEqual([sentence(1, 'ready')])
  expect(rows().map(([status]) => status)).toEqual(['ready'])
})
