import { afterEach, expect, test } from 'vitest'
import { buildOfTab, recordTab, usedBuilds } from './tabs.ts'
import { stateCache } from './versions.ts'

afterEach(() => caches.delete(stateCache))

test('buildOfTab returns the build recorded last for a tab', async () => {
  expect(await buildOfTab('a')).toBeUndefined()
  await recordTab('a', 'one')
  await recordTab('b', 'one')
  await recordTab('a', 'two')
  expect(await buildOfTab('a')).toBe('two')
  expect(await buildOfTab('b')).toBe('one')
})

test('recordTab keeps the entries of tabs recorded at the same time', async () => {
  const names = Array.from({ length: 8 }, (_, number) => `tab-${number}`)
  await Promise.all(names.map((name) => recordTab(name, `build of ${name}`)))
  for (const name of names) expect(await buildOfTab(name)).toBe(`build of ${name}`)
})

test('usedBuilds returns the builds of open tabs and drops the entries of closed tabs', async () => {
  await recordTab('a', 'one')
  await recordTab('b', 'two')
  await recordTab('c', 'two')
  expect(await usedBuilds(['b', 'c', 'd'])).toEqual(new Set(['two']))
  expect(await buildOfTab('a')).toBeUndefined()
  expect(await buildOfTab('b')).toBe('two')
})

test('unreadable tab records count as empty and are overwritten by the next record', async () => {
  const state = await caches.open(stateCache)
  await state.put('/tabs', new Response('{"a":'))
  expect(await usedBuilds(['a'])).toEqual(new Set())
  await recordTab('a', 'one')
  expect(await buildOfTab('a')).toBe('one')
})
