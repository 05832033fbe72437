import { describe, expect, test } from 'vitest'
import { request, start, storeEngines } from '#server/fixtures/store-engines.ts'
import type { ContactStore } from './contact-store.ts'
import { mailboxOf } from './mail-queue.ts'

test.each([
  ['Anna.Ferri+sito@Example.it', 'annaferri@example.it'],
  ['a.n.n.a@googlemail.com', 'anna@gmail.com'],
  ['anna@example.it.', 'anna@example.it'],
  ['+only@example.it', '+only@example.it'],
  ['"a@b"@example.it', '"a@b"@example.it'],
])('mailboxOf(%s) is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

describe.each(storeEngines())('receipts on $name', ({ emptyStore, storeAt }) => {
  const receiptsOf = async (store: ContactStore) => (await store.outboxState()).waiting

  test('a mailbox gets three a day over processes and restarts, however its address is written', async () => {
    const { store, address } = await emptyStore()
    const variants = ['v@example.it', 'V+1@example.it', 'v+2@EXAMPLE.it', 'v+3@example.it', 'v.@example.it']
    for (const [index, emailOrPhone] of variants.entries()) {
      await (index % 2 ? store : storeAt(address)).save(request({ emailOrPhone }), ['receipt'])
    }
    expect(await receiptsOf(store)).toBe(3)
    const tomorrow = new Date(start.getTime() + 86_400_000)
    await store.save(request({ emailOrPhone: 'v@example.it', createdAt: tomorrow }), ['receipt'])
    expect(await receiptsOf(store)).toBe(4)
  })

  test("at most twenty a day per domain and a hundred in all; the owner's notice is still sent", async () => {
    const { store } = await emptyStore()
    for (let count = 0; count < 25; count++) {
      await store.save(request({ emailOrPhone: `v${count}@example.it` }), ['receipt'])
    }
    expect(await receiptsOf(store)).toBe(20)
    for (let count = 0; count < 90; count++) {
      await store.save(request({ emailOrPhone: `v@example${count}.it` }), ['receipt'])
    }
    expect(await receiptsOf(store)).toBe(100)
    await store.save(request({ emailOrPhone: 'v@example.com' }), ['notice', 'receipt'])
    expect(await receiptsOf(store)).toBe(101)
  })
})
