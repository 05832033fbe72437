import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { euroText } from '#app/platform/price.ts'
import { languages } from '#shared/locale.ts'
import { fillBasket, freshShop, orderByPhone } from '#tests/components/fresh-state.ts'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { historyAfter } from '#tests/helpers/shop-after.ts'
import { words } from '#tests/helpers/words.ts'
import type { ActInput } from '../acts.ts'
import { demoShop } from '../demo-shop.ts'
import { sampleShop } from '../sample-shop.ts'
import { ActivityLog, logEntries, mostEntries } from './activity-log.tsx'
import { LazyActivityLog } from './lazy-activity-log.tsx'

beforeEach(freshShop)

const t = words('it')
const lines = () => textsOf(document, 'ol span')
const undo = (what: string) => page.getByRole('button', { name: t('activityLog.undo', { what }) })

test.for(languages)('lists acts in words, newest first, with their source (%s)', async (lang) => {
  const t = words(lang)
  await renderView(<ActivityLog />, { lang })
  fillBasket()
  demoShop.act({ type: 'unload', article: 'moka', pieces: 2 })
  demoShop.act({ type: 'unload', article: 'moka', pieces: 1 })
  demoShop.act({ type: 'buy' })
  demoShop.act({ type: 'finish', dish: 'trofie' })
  demoShop.act({ type: 'advance', ticket: 't3' })
  orderByPhone()
  await expect
    .poll(lines)
    .toEqual([
      t('activityLog.byPhone', { what: t('activityLog.send', { table: 'T\u00a09' }) }),
      t('activityLog.ready', { table: 'T\u00a03' }),
      t('activityLog.finish', { item: t('dish.trofie') }),
      t('activityLog.buy', { total: euroText(5398, lang) }),
      t('activityLog.unload', { count: 3, item: t('goods.moka') }),
    ])
})

test('the log undoes one act by keyboard, announces it and keeps the focus', async () => {
  demoShop.act({ type: 'unload', article: 'moka', pieces: 2 })
  demoShop.act({ type: 'finish', dish: 'trofie' })
  await renderView(<ActivityLog />)
  const what = t('activityLog.unload', { count: 2, item: t('goods.moka') })
  undo(what).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(lines()).toEqual([t('activityLog.finish', { item: t('dish.trofie') })])
  expect(demoShop.get().articles).toEqual(sampleShop.articles)
  expect(page.getByRole('status').element().textContent).toBe(t('activityLog.undone', { what }))
  expect(document.activeElement).toBe(page.getByRole('region', { name: t('activityLog.title') }).element())
})

test('the log resets the demo shop, and the reset can be undone', async () => {
  demoShop.act({ type: 'finish', dish: 'trofie' })
  await renderView(<ActivityLog />)
  const { dishes } = demoShop.get()
  await page.getByRole('button', { name: t('demo.reset') }).click()
  expect(demoShop.get()).toBe(sampleShop)
  expect(page.getByRole('button', { name: t('demo.reset') }).elements()).toEqual([])
  expect(page.getByRole('status').element().textContent).toBe(t('activityLog.reset'))
  expect(document.activeElement).toBe(page.getByRole('region', { name: t('activityLog.title') }).element())
  await undo(t('activityLog.reset')).click()
  expect(demoShop.get().dishes).toEqual(dishes)
})

test('the lazy log appears below a demonstration after the first act', async () => {
  await renderView(<LazyActivityLog />)
  const log = page.getByRole('region', { name: t('activityLog.title') })
  expect(log.elements()).toEqual([])
  demoShop.act({ type: 'load', article: 'moka', pieces: 1 })
  await expect.poll(() => log.elements().length).toBe(1)
  await page
    .getByRole('button', { name: /^Annulla/ })
    .first()
    .click()
  await expect.poll(lines).toEqual([])
  expect(log.elements().length).toBe(1)
})

const load = (article: string): ActInput => ({ type: 'load', article, pieces: 1 })

const idsOf = (...inputs: ActInput[]) => {
  const { happened } = historyAfter(inputs.map((input, at) => ({ ...input, id: `${at}`, at })))
  return logEntries(happened).map((entry) => entry.map(({ act }) => act.id))
}

test('logEntries joins consecutive acts on one article, not on different ones', () => {
  expect(idsOf(load('cup'), load('cup'), load('moka'), load('cup'))).toEqual([['3'], ['2'], ['0', '1']])
  expect(idsOf(load('cup'), { type: 'unload', article: 'cup', pieces: 1 })).toEqual([['1'], ['0']])
})

test('logEntries returns the last five entries, newest first, the oldest complete', () => {
  const goods = ['cup', 'cup', 'moka', 'cup', 'moka', 'cup', 'moka']
  const entries = idsOf(...goods.map(load))
  expect(entries).toHaveLength(mostEntries)
  expect(entries).toEqual([['6'], ['5'], ['4'], ['3'], ['2']])
  expect(idsOf(...goods.slice(0, 6).map(load)).at(-1)).toEqual(['0', '1'])
})
