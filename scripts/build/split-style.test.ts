import { expect, test } from 'vitest'
import { splitStyle } from './split-style.ts'

const global = '.icon{a:b}'
const hero = '@layer pages{.home-hero_title{c:d}.icon{e:f}}'
const tent = '@layer pages{.tent_card{g:h}.icon{i:j}}'
const html = '<svg class="icon"></svg><h1 class="home-hero_title lead">…</h1>'

test('splitStyle puts the sheets of the first part first, in their order', () => {
  expect(splitStyle([global, tent, hero], html)).toEqual({
    first: `${global}\n${hero}`,
    later: tent,
  })
})

test('a global class needs no module’s sheet', () => {
  expect(splitStyle([tent], '<svg class="icon"></svg>').first).toBe('')
})

test('a class name with the same prefix is another class', () => {
  expect(splitStyle([tent], '<p class="tent_card-2">').later).toBe(tent)
})
