import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { key, renderView } from '#tests/components/render-view.tsx'
import { roomServer } from '#tests/components/room-server.ts'
import { words } from '#tests/helpers/words.ts'
import { phoneHost } from './phone-host.ts'
import { PhoneInvite } from './phone-invite.tsx'

const t = words('it')
const code = () => page.getByRole('img', { name: t('phone.host.code') })
const move = () => document.dispatchEvent(new PointerEvent('pointermove'))

beforeEach(() => void roomServer())
afterEach(phoneHost.stop)

test('a scannable code appears at the first pointer movement, without focus', async () => {
  await renderView(<PhoneInvite origin="https://shop.example" />)
  await expect.element(key(t('phone.host.start'))).toBeVisible()
  expect(phoneHost.get()).toEqual({})
  move()
  await expect.element(code()).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await key(t('phone.host.close')).click()
  await expect.element(key(t('phone.host.start'))).toBeVisible()
  expect(phoneHost.get()).toEqual({})
  // A code that the visitor closed is not shown again.
  move()
  expect(phoneHost.get()).toEqual({})
})

test('on a page that phones cannot reach a press offers another window, without a code', async () => {
  await renderView(
    <>
      <PhoneInvite origin="http://localhost:3000" />
      <hr />
    </>,
  )
  const below = () => document.querySelector('hr')?.getBoundingClientRect().top
  const before = below()
  move()
  await expect.element(key(t('phone.host.start'))).toHaveAttribute('aria-expanded', 'false')
  await key(t('phone.host.start')).click()
  await expect.element(page.getByRole('region', { name: t('phone.title') })).toHaveFocus()
  await expect.element(page.getByText(t('phone.host.here'))).toBeVisible()
  expect([code().elements(), page.getByRole('link').elements().length]).toEqual([[], 1])
  expect(below()).toBe(before)
})

test('on a phone one press shares the address', async () => {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query === '(hover: none)' ? 'all' : query.includes('hover') ? 'not all' : query),
  )
  const sent: (ShareData | undefined)[] = []
  Object.assign(navigator, { canShare: () => true, share: async (data?: ShareData) => sent.push(data) })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })
  await renderView(<PhoneInvite origin="https://shop.example" />)
  move()
  await key(t('phone.host.send')).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.url).toMatch(/^https:\/\/shop\.example\/it\/phone#waiter\./)
  expect(code().elements()).toEqual([])
  await key(t('phone.host.send')).click()
  await expect.poll(() => sent.length).toBe(2)
})
