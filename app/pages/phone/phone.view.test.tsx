import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createSecret } from '#app/platform/room/cipher.ts'
import { pagePath } from '#shared/navigation.ts'
import { all, renderView, textsOf } from '#tests/components/render-view.tsx'
import { roomServer, withoutEncryption } from '#tests/components/room-server.ts'
import { words } from '#tests/helpers/words.ts'
import { Page } from './phone.tsx'
import { PhoneFrame } from './phone-frame.tsx'

const t = words('it')
const accent = () => document.querySelector('[data-accent]')?.getAttribute('data-accent')
const title = () => textsOf(document, 'h1')
const none = t('phone.none.lead', { page: t('offering.easycomande.name') })
const leads = () => textsOf(document, 'main .lead')

/** The page at an address with this fragment. */
function visit(fragment: string) {
  const before = location.href
  history.replaceState(null, '', fragment)
  onTestFinished(() => history.replaceState(null, '', before))
  return renderView(<Page />, { page: 'phone' })
}

function jump(fragment: string) {
  history.replaceState(null, '', fragment)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

beforeEach(() => {
  roomServer()
})

test('without a code the page says where to get one and offers the other language', async () => {
  await visit('#')
  expect(title()).toEqual([t('phone.title')])
  expect(leads()).toEqual([none, t('phone.none.script')])
  const home = page.getByRole('link', { name: t('phone.none.home') })
  await expect
    .element(home)
    .toHaveAttribute('href', `${pagePath('home', { lang: 'it', addressForm: 'pinned' })}#easycomande`)
  const other = pagePath('phone', { lang: 'en', addressForm: 'pinned' })
  expect(all(document, 'a[hreflang]').map((link) => link.getAttribute('href'))).toEqual([other])
  expect([accent(), document.querySelector('[data-waiting]')]).toEqual(['easycomande', null])
  expect(textsOf(document, 'main .fine')).toEqual([t('phone.demo')])
})

test('the frame is marked as waiting until the address is read', async () => {
  const frame = (isWaiting: boolean) => (
    <PhoneFrame who="waiter" title="" isWaiting={isWaiting}>
      {null}
    </PhoneFrame>
  )
  const { redraw } = await renderView(frame(true), { page: 'phone' })
  const isMarked = () => document.querySelector('#bannerTop')?.hasAttribute('data-waiting')
  expect(isMarked()).toBe(true)
  await redraw(frame(false))
  expect(isMarked()).toBe(false)
})

test.for([
  ['waiter', 'easycomande'],
  ['customer', 'easydelivery'],
] as const)('a code opens the page of a %s', async ([role, product]) => {
  await visit(`#${role}.${createSecret()}`)
  expect(title()).toEqual([t(`phone.${role}.title`)])
  expect(accent()).toBe(product)
  expect(leads()).not.toContain(t('phone.none.script'))
})

test('a code scanned on the open page opens its room; another fragment leaves it open', async () => {
  await visit('#')
  jump(`#customer.${createSecret()}`)
  await expect.poll(title).toEqual([t('phone.customer.title')])
  jump('#main')
  jump(`#waiter.${createSecret()}`)
  await expect.poll(title).toEqual([t('phone.waiter.title')])
  jump('#main')
  await expect.poll(() => location.hash).toBe('#main')
  expect(title()).toEqual([t('phone.waiter.title')])
})

test('over http, without encryption, the page gives the reason and opens no room', async () => {
  withoutEncryption()
  await visit(`#customer.${createSecret()}`)
  expect(title()).toEqual([t('phone.title')])
  expect(leads()).toEqual([t('phone.none.plain'), t('phone.none.script')])
  expect(accent()).toBe('easydelivery')
})
