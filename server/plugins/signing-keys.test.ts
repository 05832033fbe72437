import { expect, test } from 'vitest'
import { createSigningKeys } from './signing-keys.ts'

test('once the shared key is loaded, earlier signatures stay valid, and other processes know the later ones', async () => {
  const [keys, other] = [1, 2].map(() => createSigningKeys(async () => 'the key of all'))
  expect(keys?.isSigned('text', '')).toBe(false)
  const own = keys?.sign('text') ?? ''
  await Promise.all([keys?.load(), other?.load()])
  const shared = keys?.sign('text') ?? ''
  expect([own, shared].map((sent) => keys?.isSigned('text', sent))).toEqual([true, true])
  expect([own, shared].map((sent) => other?.isSigned('text', sent))).toEqual([false, true])
})
