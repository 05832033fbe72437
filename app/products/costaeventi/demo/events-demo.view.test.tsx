import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventDays, events } from '#content/events.ts'
import { dayWords } from '#shared/day-words.ts'
import { eventFilePath } from '#shared/event-calendar.ts'
import { recordDownloads } from '#tests/components/record-downloads.ts'
import { renderView, visitQuery } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './events-demo.tsx'

const t = words('it')
const field = (name: 'name' | 'date' | 'time' | 'place') =>
  page.getByLabelText(t(`costaeventi.own.${name}`), { exact: true })
const titles = () =>
  page
    .getByRole('heading', { level: 4 })
    .elements()
    .map((title) => title.textContent)
const status = () => page.getByText(t('costaeventi.own.see'))
const asked = () => Object.fromEntries(new URLSearchParams(location.search))
const first = eventDays()[0]?.date ?? ''

beforeEach(() => visitQuery(''))

afterEach(() => void vi.restoreAllMocks())

test('lists events by day and time, each with its calendar file', async () => {
  await renderView(<Section />, { page: 'costaeventi' })
  const inOrder = eventDays().flatMap((day) => day.events)
  expect(titles()).toEqual(inOrder.map(({ title }) => title.it))
  const files = [...document.querySelectorAll('a[href$=".ics"]')].map((link) => link.getAttribute('href'))
  expect(files).toEqual([...inOrder.map(({ id }) => eventFilePath('it', id)), eventFilePath('it')])
  const days = [...document.querySelectorAll('h3 time')].map((time) => time.getAttribute('datetime'))
  expect(days).toEqual(eventDays().map(({ date }) => date))
  const made = document.body.textContent.split(t('costaeventi.example.flag')).length - 1
  expect(made).toBeGreaterThanOrEqual(events.filter(({ example }) => example).length)
})

test('prints the list', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await renderView(<Section />, { page: 'costaeventi' })
  await page.getByRole('button', { name: t('costaeventi.example.print') }).click()
  expect(print).toHaveBeenCalledOnce()
})

test('the visitor’s event is listed while typed and put into the address on leaving the field', async () => {
  await renderView(<Section />, { page: 'costaeventi' })
  await expect.element(page.getByText(t('costaeventi.own.hint'))).toBeVisible()
  await field('name').fill('Festa del patrono')
  await expect.poll(titles).toContain('Festa del patrono')
  const listed = { day: dayWords(first, 'it', 'weekdayDayMonth'), time: '18:00' }
  const announced = () => page.getByRole('status').element().textContent
  await expect.poll(announced).toBe(t('costaeventi.own.listed', listed))
  const way = status().element().getAttribute('href') ?? ''
  expect(document.querySelector(way)?.textContent).toContain('Festa del patrono')
  expect(asked()).toEqual({})
  await field('place').fill('Sagrato')
  expect(asked()).toEqual({ title: 'Festa del patrono' })
  await field('time').fill('00:30')
  expect(titles()[0]).toBe('Festa del patrono')
  await field('date').fill('2098-06-14')
  field('date').element().blur()
  await expect.poll(() => titles().at(-1)).toBe('Festa del patrono')
  expect(asked()).toEqual({ title: 'Festa del patrono', place: 'Sagrato', time: '00:30', date: '2098-06-14' })
})

test('chooses a poster by its name', async () => {
  await renderView(<Section />, { page: 'costaeventi' })
  await field('name').fill('Sagra')
  const fish = page.getByRole('radio', { name: t('costaeventi.poster.fish') })
  await expect.element(page.getByRole('radio', { name: t('costaeventi.poster.sun') })).toBeChecked()
  await fish.click({ force: true })
  await expect.element(fish).toBeChecked()
  field('name').element().focus()
  field('name').element().blur()
  await expect.poll(asked).toEqual({ title: 'Sagra', poster: 'fish' })
})

test.for([
  ['date', '2020-01-01'],
  ['date', ''],
  ['time', ''],
] as const)(
  'a %s of ‘%s’ shows an error on leaving, and neither list nor address change',
  async ([name, value]) => {
    await renderView(<Section />, { page: 'costaeventi' })
    await field('name').fill('Sagra')
    await expect.poll(titles).toContain('Sagra')
    await field(name).fill(value)
    await expect.poll(titles).not.toContain('Sagra')
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'false')
    field(name).element().blur()
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(name)).toHaveAttribute('aria-describedby', `own-${name}-fault`)
    await expect.element(page.getByText(t(`costaeventi.wrong.${name}`))).toBeVisible()
    await expect.element(page.getByText(t('costaeventi.own.missing'))).toBeVisible()
    expect(asked()).toEqual({ title: 'Sagra' })
    await field(name).fill(name === 'date' ? '2027-08-15' : '21:00')
    await expect.poll(titles).toContain('Sagra')
    await expect.element(page.getByText(t(`costaeventi.wrong.${name}`))).not.toBeInTheDocument()
  },
)

test('reads an event from the address; starting over removes it', async () => {
  visitQuery('title=Palio&date=2027-08-15&time=21%3A30&place=Molo&poster=boat')
  await renderView(<Section />, { page: 'costaeventi' })
  expect(titles()).toContain('Palio')
  await expect.element(field('date')).toHaveValue('2027-08-15')
  await expect.element(field('place')).toHaveValue('Molo')
  await page.getByRole('button', { name: t('demo.reset') }).click()
  await expect.poll(titles).not.toContain('Palio')
  await expect.element(field('name')).toHaveValue('')
  expect(asked()).toEqual({})
})

test('the form does not move while the list above grows', async () => {
  await renderView(<Section />, { page: 'costaeventi' })
  field('name').element().scrollIntoView({ block: 'center', behavior: 'instant' })
  const top = () => Math.round(field('name').element().getBoundingClientRect().top)
  const before = top()
  await field('name').fill('Sagra')
  await expect.poll(titles).toContain('Sagra')
  expect(top()).toBe(before)
})

test('the visitor’s event has a calendar file of its own and is in that of all events', async () => {
  const files = recordDownloads()
  visitQuery('title=Palio&date=2027-08-15&time=21%3A30&place=Molo')
  await renderView(<Section />, { page: 'costaeventi' })
  const one = page.getByRole('button', { name: t('costaeventi.diary.one'), exact: false })
  const all = page.getByRole('link', { name: t('costaeventi.diary.all') })
  await one.click()
  await all.click()
  await field('name').fill('Sagra')
  await one.click()
  expect(files.map(({ name }) => name)).toEqual(Array.from({ length: 3 }, () => 'costa-eventi.ics'))
  const blobs = await Promise.all(files.map(({ blob }) => blob))
  expect(blobs.map(({ type }) => type)).toContain('text/calendar;charset=utf-8')
  const [own = '', whole = '', other = ''] = await Promise.all(blobs.map((blob) => blob.text()))
  const idsOf = (text: string) => text.match(/^UID:.*$/gm) ?? []
  expect([own, whole, other].map((text) => idsOf(text).length)).toEqual([1, events.length + 1, 1])
  expect(own).toMatch(/^SUMMARY:Palio\r?$/m)
  expect(other).toMatch(/^SUMMARY:Sagra\r?$/m)
  expect(whole).toContain(idsOf(own)[0])
  expect(idsOf(other)).not.toEqual(idsOf(own))
})
