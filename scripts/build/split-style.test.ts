import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { className } from './split-style.ts'

const project = process.cwd()
const nameOf = className(project)

test('a class name has folder, file and local name', () => {
  expect(nameOf('title', `${project}/app/pages/home/hero.module.css`)).toBe('home-hero_title')
  expect(nameOf('bar', `${project}/app/components/header/header.module.css?used`)).toBe('header_bar')
  expect(nameOf('drop', `${project}/app/components/header/header-menu.module.css`)).toBe('header-menu_drop')
})

test('class names are unique over all modules', () => {
  const names = globSync('app/**/*.module.css', { cwd: project }).flatMap((file) => {
    const css = readFileSync(`${project}/${file}`, 'utf8')
    const classes = new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))
    return [...classes].map((name) => nameOf(name, `${project}/${file}`))
  })
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
})
