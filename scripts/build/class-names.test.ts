import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

const root = process.cwd()

test('every class of every module has a short name of its own', () => {
  const nameOf = shortClassNames(root)
  const names = globSync('app/**/*.module.css', { cwd: root }).flatMap((file) => {
    const css = readFileSync(`${root}/${file}`, 'utf8')
    const classes = new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))
    return [...classes].map((name) => nameOf(name, `${root}/${file}`, css))
  })
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[A-Z]{1,2}[0-9a-z]{1,2}$/.test(name))).toEqual([])
})

test('a name that is not in the file is a fault of the build', () => {
  expect(() => shortClassNames(root)('lost', `${root}/app/lost.module.css`, '.found {}')).toThrow(
    /No short name/,
  )
})
