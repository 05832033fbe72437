import { expect, test } from 'vitest'
import { createSigningKeys } from './signing-keys.ts'

/** A store that fails `times` times before it gives the key. */
function storeThatFails(times: number) {
  const asked = { times: 0 }
  const load = async () => {
    asked.times += 1
    if (asked.times <= times) throw new Error('no store')
    return 'the key of all'
  }
  return { asked, load }
}

test('sign loads the shared key until it succeeds, then never again', async () => {
  const { asked, load } = storeThatFails(2)
  const keys = createSigningKeys(load)
  await keys.load()
  const own = keys.sign('text')
  await expect.poll(() => asked.times).toBe(2)
  expect(keys.hasShared()).toBe(false)
  await expect
    .poll(() => {
      keys.sign('text')
      return keys.hasShared()
    })
    .toBe(true)
  expect(asked.times).toBe(3)
  await keys.load()
  const shared = keys.sign('text')
  expect(asked.times).toBe(3)
  expect(shared).not.toBe(own)
  // Both stay valid: earlier signatures of this process, and those of other processes with the shared key.
  expect([keys.isSigned('text', own), keys.isSigned('text', shared)]).toEqual([true, true])
  const other = createSigningKeys(storeThatFails(0).load)
  await other.load()
  expect([other.isSigned('text', shared), other.isSigned('text', own)]).toEqual([true, false])
})

test('simultaneous loads share one query', async () => {
  const { asked, load } = storeThatFails(0)
  const keys = createSigningKeys(load)
  await Promise.all([keys.load(), keys.load()])
  expect(asked.times).toBe(1)
})

test('isSigned refuses another text, another length and an empty signature', () => {
  const keys = createSigningKeys(storeThatFails(9).load)
  const signature = keys.sign('text')
  expect(keys.isSigned('text', signature)).toBe(true)
  expect(keys.isSigned('another', signature)).toBe(false)
  for (const sent of ['', signature.slice(1), `${signature}A`])
    expect(keys.isSigned('text', sent)).toBe(false)
})
