import { expect, test } from 'vitest'
import { releases } from '#content/releases.ts'
import { dayWords } from '#shared/dates.ts'
import { releaseParts } from '#shared/release-parts.ts'
import { hrefsOf, renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Page } from './releases.tsx'

const shown = () => [...document.querySelectorAll('ol > li')].map(({ id }) => id)

test('a release shows its day under a heading of month and year', async () => {
  await renderView(<Page />, { page: 'releases' })
  expect(shown()).toEqual(releases.map(({ id }) => id))
  expect(textsOf(document, '#bannerTop > p')).not.toContain(words('it')('releases.empty'))
  const first = document.querySelector('ol > li time')
  const date = releases[0]?.date ?? ''
  expect([first?.getAttribute('datetime'), first?.textContent]).toEqual([date, String(Number(date.slice(8)))])
  expect(document.querySelector('h2')?.textContent).toBe(
    `${dayWords(`${date.slice(0, 7)}-01`, 'it', 'month')} ${date.slice(0, 4)}`,
  )
})

test('a part of several has its days as lead', async () => {
  const many = releases.flatMap((row) => [1, 2, 3].map((time) => ({ ...row, id: `${row.id}-${time}` })))
  const last = releaseParts(many, 'it').at(-1)
  await renderView(<Page />, { page: 'releases', part: '1', rows: JSON.stringify(last?.list) })
  expect(shown()).toHaveLength(22)
  expect(document.querySelector('li time')?.className).not.toBe('visually-hidden')
  const days = new Set(last?.list.rows.map(({ date }) => date))
  expect(document.querySelectorAll('li time:not(.visually-hidden)'), 'a day is written once').toHaveLength(
    days.size,
  )
  expect(document.querySelector('.lead')?.textContent).toBe(last?.list.days)
  expect(hrefsOf(document, 'main nav a')).toEqual(['/it/releases'])
})
