import { createDecipheriv, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCipher, createSecret, isSecret } from './cipher.ts'

test('two devices with one secret open each other’s messages', async () => {
  const secret = createSecret()
  const [one, two] = [await createCipher(secret), await createCipher(secret)]
  const text = 'due pansoti, perché no 👩🏽‍🍳'
  expect(await two.open(await one.seal(text))).toBe(text)
})

test('room and key are derived from the secret with different labels, and each message has a new nonce', async () => {
  const secret = createSecret()
  const derived = (label: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', `vetrina ${label}`, 32))
  const { room, seal } = await createCipher(secret)
  expect(room).toBe(derived('room').toString('base64url'))
  const sealed = Buffer.from(await seal('pronta'))
  expect(sealed.subarray(0, 12)).not.toEqual(Buffer.from(await seal('pronta')).subarray(0, 12))
  const decipher = createDecipheriv('aes-256-gcm', derived('key'), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const opened = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
  expect(opened.toString()).toBe('pronta')
})

test('a message of another secret, changed or cut, cannot be opened', async () => {
  const [one, two] = [await createCipher(createSecret()), await createCipher(createSecret())]
  const sealed = await one.seal('pronta')
  expect(two.room).not.toBe(one.room)
  expect(await two.open(sealed)).toBeNull()
  for (const index of sealed.keys()) {
    const changed = new Uint8Array(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(await one.open(changed)).toBeNull()
  }
  for (const length of [0, 1, 12, 27, sealed.length - 1]) {
    expect(await one.open(sealed.subarray(0, length))).toBeNull()
  }
})

test('a secret has 128 bits, and an invalid one is refused', async () => {
  const secrets = new Set(Array.from({ length: 100 }, createSecret))
  expect(secrets.size).toBe(100)
  expect([...secrets].every((secret) => isSecret(secret))).toBe(true)
  for (const wrong of ['', 'a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)}.`, `${'a'.repeat(21)}è`]) {
    expect(isSecret(wrong)).toBe(false)
    await expect(createCipher(wrong)).rejects.toThrow('no secret')
  }
})
