import { expect, test } from 'vitest'
import { advanceTicket, countTickets, sampleTickets, type Ticket } from './tickets.ts'

const lines = (ticket: Ticket) => ticket.courses.flatMap((course) => course.lines)

test('a ticket goes from new over cooking to ready, and back', () => {
  for (const ticket of sampleTickets) {
    const cooked = advanceTicket(ticket)
    const served = advanceTicket(cooked)
    expect(advanceTicket(served).status).toBe(ticket.status)
    expect(new Set([ticket, cooked, served].map(({ status }) => status)).size).toBe(3)
  }
})

test('starting to cook crosses nothing out, ready crosses out every line, reopening none', () => {
  const fresh = sampleTickets.find(({ status }) => status === 'new')
  if (!fresh) throw new Error('The rail has no new ticket.')
  const cooking = advanceTicket(fresh)
  expect(lines(cooking)).toEqual(lines(fresh))
  const ready = advanceTicket(cooking)
  expect(lines(ready).every((line) => line.done)).toBe(true)
  expect(lines(advanceTicket(ready)).some((line) => line.done)).toBe(false)
  expect(lines(fresh).some((line) => line.done)).toBe(false)
})

test('no table has two tickets on the rail', () => {
  expect(new Set(sampleTickets.map(({ table }) => table)).size).toBe(sampleTickets.length)
})

test('tickets are counted by their status, and a step moves one from a count to the next', () => {
  expect(countTickets([])).toEqual({ new: 0, cooking: 0, ready: 0 })
  expect(countTickets(sampleTickets)).toEqual({ new: 2, cooking: 1, ready: 1 })
  const [first, ...others] = sampleTickets
  if (!first) throw new Error('The rail is empty.')
  expect(countTickets([advanceTicket(first), ...others])).toEqual({ new: 1, cooking: 2, ready: 1 })
})
