import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { sampleWeek } from './diary.ts'
import { Copies } from './plugins-copies.tsx'

const t = words('en')
const field = () => page.getByRole('textbox', { name: t('plugins.copies.field') })
const changed = () => document.querySelector('[data-new]')?.textContent

beforeEach(() => renderView(<Copies />, { lang: 'en' }))

test('a time that is moved is moved on the site, however it is written', async () => {
  expect(changed()).toContain('18:30')
  await field().fill('19.15')
  expect(changed()).toContain('19:15')
  await expect.element(page.getByText(t('plugins.copies.done', { time: '19:15' }))).toBeVisible()
  field().element().blur()
  await expect.element(field()).toHaveValue('19:15')
})

test('what is off is struck in both, and the site says so', async () => {
  const off = sampleWeek.filter(({ isOff }) => isOff)
  const titles = off.map(({ id, day }) => `${t(`plugins.day.${day}`)} · ${t(`plugins.diary.${id}`)}`)
  const struck = [...document.querySelectorAll('s')].map((one) => one.textContent)
  expect(titles.length).toBeGreaterThan(0)
  for (const title of titles) expect(struck.filter((one) => one === title)).toHaveLength(2)
  await expect.element(page.getByText(t('plugins.copies.cancelled'), { exact: true })).toBeVisible()
})

test('what no clock shows is told and changes nothing', async () => {
  await field().fill('25:00')
  await expect.element(page.getByText(t('plugins.copies.wrong'))).toBeVisible()
  expect(changed()).toContain('18:30')
})
