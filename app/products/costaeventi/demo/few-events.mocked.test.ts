import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import type { CoastEvent } from '#content/events.ts'
import { drawnView } from '#tests/helpers/drawn-rows.ts'
import { words } from '#tests/helpers/words.ts'

const owner = vi.hoisted((): { events: CoastEvent[] } => ({ events: [] }))
vi.mock(import('#content/events.ts'), async (load) => {
  const { eventDays } = await load()
  return {
    eventDays,
    get events() {
      return owner.events
    },
  }
})
const { Section } = await import('./events-demo.tsx')

const t = words('it')
const event = (id: string, example: boolean): CoastEvent => {
  const when = { date: '2027-08-15', time: example ? '22:00' : '21:00', place: 'Molo' }
  return Object.assign(when, { id, example, title: { it: id, en: id }, poster: 'boat' as const })
}

test.for<[count: number, events: CoastEvent[]]>([
  [0, []],
  [1, [event('palio', false)]],
  [2, [event('palio', false), event('sagra', true)]],
])('with %i events the list shows them by time, or that there are none', ([count, events]) => {
  owner.events = events.toReversed()
  const html = drawnView(createElement(Section), 'it')
  const titles = [...html.matchAll(/([^>]+)<\/h4>/g)].map(([, title]) => title)
  expect(titles).toEqual(events.map(({ id }) => id))
  expect(html.includes(`>${t('costaeventi.example.flag')}<`)).toBe(events.some(({ example }) => example))
  expect(html.includes(t('costaeventi.example.none'))).toBe(count === 0)
  expect(html.includes(t('costaeventi.diary.all'))).toBe(count > 0)
  expect(html.includes(t('costaeventi.example.made'))).toBe(events.some(({ example }) => example))
})
