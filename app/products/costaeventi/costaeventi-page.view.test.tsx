import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Page } from './costaeventi-page.tsx'

const t = words('it')
const [market, concert] = ['Mercato dell’usato08:00', 'Concerto in piazza']
const list = () => textsOf(document, '#bannerTop ol li')

test('an hour is read as people write it and moves the event in the list; any other changes nothing', async () => {
  await renderView(<Page />, { page: 'costaeventi' })
  const field = page.getByRole('textbox', { name: t('costaeventi.first.hour', { name: concert }) })
  const wrong = t('costaeventi.first.wrong')
  const read = (time: string) => t('costaeventi.first.done', { time })
  expect(list()).toEqual([market, `${concert}21:30`])
  for (const [typed, said, kept, rows] of [
    ['2359', read('23:59'), '23:59', [market, `${concert}23:59`]],
    ['24', wrong, '24', [market, `${concert}23:59`]],
    ['0', read('00:00'), '00:00', [`${concert}00:00`, market]],
    ['23:60', wrong, '23:60', [`${concert}00:00`, market]],
    [' 7.05 ', read('07:05'), '07:05', [`${concert}07:05`, market]],
    ['', wrong, '', [`${concert}07:05`, market]],
  ] as const) {
    await field.fill(typed)
    // Leaving the field announces what was typed at once.
    field.element().blur()
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(field).toHaveValue(kept)
    expect(list()).toEqual(rows)
  }
  expect(textsOf(document, '#bannerTop ul li')).toEqual([market, `${concert}21:30`])
})
