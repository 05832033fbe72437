import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { minute } from '#app/demo-shop/clock.ts'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { freshShop } from '#tests/components/fresh-state.ts'
import { key, renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { chosenDelivery } from './arrival.ts'
import { Section } from './deliveries-demo.tsx'
import { Section as HomeSection } from './easydelivery-section.tsx'

const t = words('it')
const hours = () => textsOf(document, 'ol li b')
const status = (hasText: string) => page.getByRole('status').filter({ hasText })
const order = (name: string) => page.getByRole('radio', { name, exact: false })
const doors = { port: t('easydelivery.door.port'), tower: t('easydelivery.door.tower') }

beforeEach(() => {
  // In the evening of the worked example.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 20, 3) })
  freshShop()
  chosenDelivery.set('port')
  return () => void vi.useRealTimers()
})

test('orders are one radio group with arrow keys', async () => {
  await renderView(<Section />)
  expect(hours()).toEqual(['19:42', '19:45', '20:03', '20:25'])
  await order(doors.port).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(order(doors.tower)).toBeChecked()
  expect(hours()).toEqual(['19:50', '19:53', '20:03', '20:30'])
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain(
    t('easydelivery.station.leaves'),
  )
  await expect.element(order(t('easydelivery.promised', { time: '20:30' }))).toBeChecked()
})

test('a departure corrects the time, an arrival again, the other orders follow, then it starts over', async () => {
  await renderView(<Section />)
  const station = key(t('easydelivery.leave')).element().closest('li')
  expect(station?.textContent).toContain(t('easydelivery.station.leaves'))
  await key(t('easydelivery.leave')).click()
  const door = '20:17'
  await expect.element(status(t('easydelivery.left', { time: door }))).toBeInTheDocument()
  expect(hours().slice(2)).toEqual(['20:03', door])
  await expect.element(order(t('easydelivery.arrives', { time: door }))).toBeChecked()
  await order(doors.tower).click()
  await expect.element(key(t('easydelivery.leave'))).toBeVisible()

  await order(doors.port).click()
  vi.setSystemTime(Date.now() + 20 * minute)
  await key(t('easydelivery.arrive')).click()
  await expect.element(status(t('easydelivery.state.door'))).toBeInTheDocument()
  expect(hours().slice(2)).toEqual(['20:03', '20:23'])
  demoShop.undo([demoShop.getHistory().happened.at(-1)?.act.id ?? ''])
  await expect.element(status(t('easydelivery.state.door'))).not.toBeInTheDocument()
  await key(t('easydelivery.arrive')).click()
  for (const door of [doors.tower, t('easydelivery.door.oven')]) {
    await key(t('easydelivery.next')).click()
    await expect.element(order(door)).toBeChecked()
    await key(t('easydelivery.leave')).click()
    await key(t('easydelivery.arrive')).click()
  }
  await key(t('demo.reset')).first().click()
  await expect.poll(() => hours().at(-1)).toBe('21:05')
  await expect.element(key(t('easydelivery.leave'))).toHaveFocus()
})

test.for([320, 340, 375])('in English the road fits a window of %i px', async (width) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await renderView(<Section />, { lang: 'en' })
  expect(document.documentElement.scrollWidth).toBe(width)
})

test('the customer’s phone shows the promise, then the minutes left, then the arrival', async () => {
  await renderView(<HomeSection />)
  const phone = () => textsOf(document, '[aria-hidden] :is(p:not([aria-hidden]), div):not(:has(*))').slice(-3)
  await expect.poll(phone).toEqual([t('easydelivery.phone.promised'), '20:25', ''])
  const passing = (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * minute)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await key(t('easydelivery.leave')).click()
  const arrives = [t('easydelivery.phone.arrives'), '20:17']
  await expect.poll(phone).toEqual([...arrives, t('easydelivery.toGo', { count: 14 })])
  passing(13)
  await expect.poll(phone).toEqual([...arrives, t('easydelivery.toGo', { count: 1 })])
  passing(2)
  await expect.poll(phone).toEqual([...arrives, t('easydelivery.due')])
  await key(t('easydelivery.arrive')).click()
  await expect.poll(phone).toEqual([t('easydelivery.phone.arrived'), '20:18', ''])
})
