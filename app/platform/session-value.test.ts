import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import { createKeptText } from './session-value.ts'

const colours = ['red', 'green', 'blue'] as const
const read = (text: string) => colours.find((colour) => colour === text) ?? null
const open = (storage: () => Storage) => createKeptText(storage, 'colour', read)

test('the value is null at first', () => {
  expect(open(memoryStorage).get()).toBeNull()
})

test('a set value is stored, notifies subscribers, and can be removed', () => {
  const storage = memoryStorage()
  const store = open(() => storage)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  for (const colour of colours) {
    store.say(colour)
    expect(store.get()).toBe(colour)
    expect(open(() => storage).get()).toBe(colour)
  }
  expect(listener).toHaveBeenCalledTimes(colours.length)
  stop()
  store.say(null)
  expect(listener).toHaveBeenCalledTimes(colours.length)
  expect(store.get()).toBeNull()
  expect(storage.getItem('colour')).toBeNull()
})

test('an invalid stored value is null', () => {
  const storage = memoryStorage()
  storage.setItem('colour', 'astronaut')
  expect(open(() => storage).get()).toBeNull()
})

test('without storage the value lasts as long as the page', () => {
  const store = open(() => {
    throw new Error('Forbidden.')
  })
  expect(store.get()).toBeNull()
  store.say('blue')
  expect(store.get()).toBe('blue')
})
