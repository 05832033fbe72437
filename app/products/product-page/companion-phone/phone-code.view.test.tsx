import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { joinRoom } from '#app/platform/room/join-room.ts'
import { key, renderView, textsOf } from '#tests/components/render-view.tsx'
import { roomServer, withoutEncryption } from '#tests/components/room-server.ts'
import { words } from '#tests/helpers/words.ts'
import { PhoneCode } from './phone-code.tsx'
import { phoneHost } from './phone-host.ts'

const t = words('it')
const code = () => page.getByRole('img', { name: t('phone.host.code') })
const status = () => textsOf(document, '[role=status]')
/** The texts of the slip, one per paragraph. */
const slip = () => textsOf(document, 'main p')
const secret = () => phoneHost.get().secret ?? ''
const [close, again] = [t('phone.host.close'), t('phone.host.again')]

async function open() {
  const onClose = vi.fn()
  const { unmount } = await renderView(<PhoneCode onClose={onClose} origin="https://shop.example" />)
  return { onClose, unmount }
}

/** A phone that has joined the room. */
async function come() {
  const unheard = { onMessage: () => {}, onStatus: () => {}, onOthers: () => {} }
  const phone = await joinRoom({ secret: secret(), ...unheard })
  onTestFinished(phone.close)
  return phone
}

let server: ReturnType<typeof roomServer>
beforeEach(() => {
  server = roomServer()
})
afterEach(phoneHost.stop)

test('announces how many phones join and leave', async () => {
  await open()
  const first = await come()
  await expect.poll(status).toEqual([t('phone.host.phones', { count: 1 })])
  const second = await come()
  await expect.poll(status).toEqual([t('phone.host.phones', { count: 2 })])
  first.close()
  second.close()
  await expect.poll(status).toEqual([t('phone.host.none')])
})

test('closing the code closes the room, unmounting does not', async () => {
  const { onClose, unmount } = await open()
  await key(close).click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(phoneHost.get()).toEqual({})
  expect([slip(), code().elements()]).toEqual([[t('phone.host.waiter'), '', close], []])
  await unmount()
  const other = await open()
  await other.unmount()
  expect(secret()).not.toBe('')
})

test.for(['over', 'refused'] as const)('after a room’s end (%s) a new code opens another', async (end) => {
  if (end === 'refused') server.refusal = { status: 404 }
  await open()
  const known = secret()
  if (end === 'over') {
    await expect.poll(status).toEqual([t('phone.host.none')])
    server.say('event: over\ndata: ')
  }
  await expect.poll(status).toEqual([t(`phone.status.${end}`)])
  expect(slip()).toEqual([t('phone.host.waiter'), t(`phone.status.${end}`), again + close])
  expect(code().elements()).toEqual([])
  server.refusal = undefined
  await key(again).click()
  await expect.poll(status).toEqual([t('phone.host.none')])
  expect(secret()).not.toBe(known)
  await expect.element(code()).toBeVisible()
  expect(key(again).elements()).toEqual([])
})

test('over http, without cryptography, only the reason is shown', async () => {
  withoutEncryption()
  await open()
  expect(slip()).toEqual([t('phone.host.plain'), '', close])
  expect(code().elements()).toEqual([])
  expect(phoneHost.get()).toEqual({})
})
