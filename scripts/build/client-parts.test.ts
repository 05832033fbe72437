import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ClientFile } from '#content/clients.ts'
import { clientCards, firstClients } from '#shared/client-cards.ts'
import shipped from '#site/clients.ts'
import { clientParts, clientsInPart } from './client-parts.ts'

const picture = { name: 'mezzaluna-1', fingerprint: '0a1b2c3d', width: 1600, height: 1200, color: '#0b1b33' }

/** The shipped clients over and over again, each with a name of its own. */
function manyClients(count: number): ClientFile {
  const clients = Array.from({ length: count }, (_, index) => {
    const row = shipped.clients[index % shipped.clients.length] ?? shipped.clients[0]
    return { ...row, id: `${row?.id}-${index}`, name: `${row?.name} ${index}` }
  })
  return { clients: clients as ClientFile['clients'] }
}

const firstList = (...args: Parameters<typeof clientParts>) => {
  const [first] = clientParts(...args)
  if (!first) throw new Error('no part')
  return first.list
}

test('the first list has the same size with a thousand clients', () => {
  const weigh = (count: number) => {
    const file = manyClients(count)
    const cards = clientCards(file, 'it', () => picture)
    const list = firstList(cards)
    expect(list.total).toBe(count)
    expect(list.cards).toHaveLength(Math.min(count, firstClients))
    return brotliCompressSync(JSON.stringify(list)).length
  }
  expect(weigh(1000) - weigh(firstClients)).toBeLessThan(32)
})

test('a part says whether its clients are examples', () => {
  const file = manyClients(2)
  const [made, real] = file.clients
  if (!made || !real) throw new Error('no clients')
  const permitted = { ...real, demonstration: false, permission: { by: 'A', date: '2026-11-20', scope: 'B' } }
  const flagOf = (clients: ClientFile['clients']) => {
    const cards = clientCards({ clients }, 'en', () => picture)
    return firstList(cards).demonstrations
  }
  const flags = [[made], [made, permitted], [permitted], []].map(flagOf)
  expect(flags).toEqual(['all', 'some', 'none', 'none'])
})

test('every client is in exactly one part, and the parts are linked', () => {
  for (const count of [0, 1, firstClients, firstClients + 1, firstClients + clientsInPart, 10_000]) {
    const file = manyClients(count)
    const cards = clientCards(file, 'it', () => picture)
    const parts = clientParts(cards)
    expect(parts.flatMap(({ list }) => list.cards)).toEqual(cards)
    expect(Math.max(...parts.map(({ list }) => list.cards.length))).toBeLessThanOrEqual(clientsInPart)
    const names = parts.map(({ part }) => part)
    expect(parts.map(({ list }) => list.next)).toEqual([...names.slice(1), undefined])
    expect(parts.map(({ list }) => list.previous)).toEqual([undefined, ...names.slice(0, -1)])
    expect(new Set(names).size).toBe(names.length)
  }
})
