import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { className, splitStyle } from './split-style.ts'

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

const root = process.cwd()
const nameOf = className(root)

test('a class name has folder, file and local name', () => {
  expect(nameOf('title', `${root}/app/pages/home/hero.module.css`)).toBe('home-hero_title')
  expect(nameOf('bar', `${root}/app/components/header/header.module.css?used`)).toBe('header_bar')
  expect(nameOf('drop', `${root}/app/components/header/header-menu.module.css`)).toBe('header-menu_drop')
})

test('class names are unique over all modules', () => {
  const names = globSync('app/**/*.module.css', { cwd: root }).flatMap((file) => {
    const css = readFileSync(`${root}/${file}`, 'utf8')
    const classes = new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))
    return [...classes].map((name) => nameOf(name, `${root}/${file}`))
  })
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
})
