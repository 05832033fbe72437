import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventDays, events } from '#content/events.ts'
import { eventFilePath } from '#shared/event-calendar.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './events-demo.tsx'

const t = words('it')
const titles = () =>
  page
    .getByRole('heading', { level: 4 })
    .elements()
    .map((title) => title.textContent)

afterEach(() => void vi.restoreAllMocks())

test('lists events by day and time, each with its calendar file', async () => {
  await renderView(<Section />, { page: 'costaeventi' })
  const inOrder = eventDays(events).flatMap((day) => day.events)
  expect(titles()).toEqual(inOrder.map(({ title }) => title.it))
  const files = [...document.querySelectorAll('a[href$=".ics"]')].map((link) => link.getAttribute('href'))
  expect(files).toEqual([...inOrder.map(({ id }) => eventFilePath('it', id)), eventFilePath('it')])
  const days = [...document.querySelectorAll('h3 time')].map((time) => time.getAttribute('datetime'))
  expect(days).toEqual(eventDays(events).map(({ date }) => date))
  const made = document.body.textContent.split(t('costaeventi.example.flag')).length - 1
  expect(made).toBeGreaterThanOrEqual(events.filter(({ example }) => example).length)
})

test('prints the list', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await renderView(<Section />, { page: 'costaeventi' })
  await page.getByRole('button', { name: t('costaeventi.example.print') }).click()
  expect(print).toHaveBeenCalledOnce()
})
