import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './easycomande-section.tsx'
import { sampleTickets } from './tickets.ts'

const t = words('en')
/** The narrow rail hides the last one: found by its heading, seen or not. */
function ticketOf(table: number): Element {
  const headings = [...document.querySelectorAll('[data-status] h3')]
  const ticket = headings.find((heading) => heading.textContent === `T\u00a0${table}`)?.parentElement
  if (!ticket) throw new Error(`Table ${table} has no ticket.`)
  return ticket
}

test('a ticket goes on by one button, and back; the others stay as they are', async () => {
  await renderView(<Section />, { lang: 'en' })
  const ticket = page.elementLocator(ticketOf(7))
  const lines = sampleTickets[0]?.courses.flatMap((course) => course.lines).length
  const others = () => [3, 12, 5].map((table) => ticketOf(table).getAttribute('data-status'))
  const before = others()
  for (const [step, status, crossed] of [
    ['new', 'cooking', 0],
    ['cooking', 'ready', lines],
    ['ready', 'new', 0],
  ] as const) {
    const name = t('easycomande.for', { step: t(`easycomande.step.${step}`), table: 'T\u00a07' })
    await ticket.getByRole('button', { name, exact: true }).click()
    expect(ticket.getByRole('status').element().textContent).toBe(t(`easycomande.status.${status}`))
    expect(ticket.element().getAttribute('data-status')).toBe(status)
    expect(ticket.element().querySelectorAll('s')).toHaveLength(crossed ?? 0)
  }
  expect(others()).toEqual(before)
})

test('each ticket tells its table, covers, courses, dishes and notes', async () => {
  await renderView(<Section />, { lang: 'en' })
  for (const { table, time, covers, courses } of sampleTickets) {
    const text = ticketOf(table).textContent
    expect(text).toContain(time)
    expect(text).toContain(t('easycomande.covers', { count: covers }))
    for (const { id, lines } of courses) {
      expect(text).toContain(t(`easycomande.course.${id}`))
      for (const { dish, count, note } of lines) {
        expect(text).toContain(`${count}${t(`dish.${dish}`)}`)
        if (note) expect(text).toContain(t(`easycomande.note.${note}`))
      }
    }
  }
})
