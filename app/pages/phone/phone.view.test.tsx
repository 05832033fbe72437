import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { createSecret } from '#app/platform/room/cipher.ts'
import { joinRoom } from '#app/platform/room/join-room.ts'
import { createPhoneHost } from '#app/products/product-page/companion-phone/phone-host.ts'
import { pagePath } from '#shared/navigation.ts'
import { freshShop } from '#tests/components/fresh-state.ts'
import { hrefsOf, key, renderView, textsOf, visitQuery } from '#tests/components/render-view.tsx'
import { roomServer, withoutEncryption } from '#tests/components/room-server.ts'
import { words } from '#tests/helpers/words.ts'
import { Connected, Page } from './phone.tsx'

const t = words('it')
const alert = () => textsOf(document, '[role=alert] > *')
const line = () => document.querySelector('main p[role=status]')?.textContent
const sent = () => textsOf(document, 'main li[data-status] > :last-child')
const pad = () => page.getByRole('region', { name: t('easycomande.pad.open') }).elements()
const end = (id: 'over' | 'alone') => [t(`phone.${id}.title`), t(`phone.${id}.lead`)]
const title = () => textsOf(document, 'h1')
const none = t('phone.none.lead', { page: t('offering.easycomande.name') })
const leads = () => textsOf(document, 'main .lead')
const connect = (secret: string) => renderView(<Connected secret={secret} />, { page: 'phone' })

let host: ReturnType<typeof createPhoneHost>

async function computer() {
  await host.again()
  return host.get().secret ?? ''
}

async function order(dish: string) {
  await key(t('easycomande.pad.more', { item: dish })).click()
  await key(t('easycomande.pad.sendDishes', { count: 1 })).click()
}

let server: ReturnType<typeof roomServer>
beforeEach(() => {
  freshShop()
  server = roomServer()
  // A page of its own: when the phone's page is left, this one stays.
  host = createPhoneHost({ demoShop, join: joinRoom })
})
afterEach(() => {
  host.stop()
  setOwnName('')
})

test('the phone shows the shop’s name, unless it contains an address', async () => {
  setOwnName('Osteria Verdi')
  await connect(await computer())
  await expect.element(page.getByText('Osteria Verdi')).toBeVisible()
  setOwnName('Paga su evil.com')
  await expect.element(page.getByText('Osteria Verdi')).not.toBeInTheDocument()
  await expect.element(page.getByText('evil.com')).not.toBeInTheDocument()
})

test('a lost connection is reported and keeps the pad; a missing computer is reported after reconnecting', async () => {
  await connect(await computer())
  await expect.poll(pad).toHaveLength(1)
  server.cut()
  await expect.poll(line).toBe(t('phone.status.lost'))
  expect([alert(), pad().length]).toEqual([[], 1])
  host.stop()
  server.isCut = false
  await expect.poll(alert).toEqual(end('alone'))
  expect(line()).toBe('')
})

test('an expired room is reported in place of the connection status', async () => {
  await connect(await computer())
  await order(t('dish.trofie'))
  await expect.poll(sent).toEqual([t('phone.ticket.new')])
  server.say('event: over\ndata: ')
  await expect.poll(alert).toEqual(end('over'))
  expect([line(), pad(), sent()]).toEqual(['', [], [t('phone.ticket.new')]])
})

/** The page at an address with this fragment. */
function visit(fragment: string) {
  visitQuery(fragment)
  return renderView(<Page />, { page: 'phone' })
}

function jump(fragment: string) {
  history.replaceState(null, '', fragment)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

test('without a code the page says where to get one and offers the other language', async () => {
  await visit('#')
  expect(title()).toEqual([t('phone.title')])
  expect(leads()).toEqual([none, t('phone.none.script')])
  const home = page.getByRole('link', { name: t('phone.none.home') })
  await expect
    .element(home)
    .toHaveAttribute('href', `${pagePath('easycomande', { lang: 'it', addressForm: 'pinned' })}#bannerTop`)
  const other = pagePath('phone', { lang: 'en', addressForm: 'pinned' })
  expect(hrefsOf(document, 'a[hreflang]')).toEqual([other])
  expect(document.querySelector('[data-waiting]')).toBe(null)
  expect(textsOf(document, 'main .fine')).toEqual([t('phone.demo')])
})

test('a code scanned on the open page opens its room; another fragment leaves it open', async () => {
  await visit('#')
  jump(`#waiter.${createSecret()}`)
  await expect.poll(title).toEqual([t('phone.waiter.title')])
  jump('#main')
  await expect.poll(() => location.hash).toBe('#main')
  expect(title()).toEqual([t('phone.waiter.title')])
  expect(leads()).not.toContain(t('phone.none.script'))
})

test('over http, without encryption, the page gives the reason and opens no room', async () => {
  withoutEncryption()
  await visit(`#waiter.${createSecret()}`)
  expect(title()).toEqual([t('phone.title')])
  expect(leads()).toEqual([t('phone.none.plain'), t('phone.none.script')])
})
