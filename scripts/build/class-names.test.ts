import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { className } from './class-names.ts'

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
