import { expect, test } from 'vitest'
import { findChanges, isCode } from './find-changes.ts'

function changed(source: string): string[] {
  return findChanges('a.tsx', source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  )
}

test.each<[source: string, results: string[]]>([
  ['a < b', ['a <= b']],
  ['a === b && c', ['a !== b && c', 'a === b || c']],
  ['a ?? b ?? c', ['((a) && (b)) ?? c', '((a ?? b) && (c))']],
  ['if (a) b()', ['{}', 'if (!(a)) b()', 'if (a) {}']],
  ['if (a) b = c; else b = d', ['if (!(a)) b = c; else b = d']],
  ['x = a ? b : c', ['x = !(a) ? b : c']],
  ['x = !a', ['x = a']],
  ['await a()', ['{}']],
  ['x = [true, 2]', ['x = [false, 2]', 'x = [true, 3]']],
  ["x = 'word'", ["x = ''"]],
  ["x = ''", []],
  ["x = { 404: 'a' }", ["x = { 405: 'a' }", "x = { 404: '' }"]],
  ['x = [999, 1_000]', ['x = [1000, 1_000]', 'x = [999, 2000]']],
  ['x = <a className="fine" title="b" />', ['x = <a className="fine" title=\'\' />']],
  ['x = <a className={b ? styles.a : c} />', ['x = <a className={!(b) ? styles.a : c} />']],
  ['x = <Icon size={20} rows={2} width="9" />', ['x = <Icon size={20} rows={3} width="9" />']],
  ["import { a } from './a.ts'", []],
  ["export { a } from './a.ts'", []],
  ["type A = 'one' | 2", []],
  ["let a: 'one' | 2", []],
])('%s', (source, results) => {
  expect(changed(source)).toEqual(results)
})

test('a change knows its line', () => {
  expect(findChanges('a.ts', 'a()\nb()\n').map(({ line }) => line)).toEqual([1, 2])
})

test('a source that cannot be read is told', () => {
  expect(() => findChanges('a.ts', 'if (')).toThrow('a.ts cannot be read')
})

test('code is what the site is made of, whatever tests reach it', () => {
  const files = ['app/router.ts', 'app/page.tsx', 'content/a.ts', 'scripts/build.ts']
  const others = [
    'a.test.ts',
    'a.view.test.tsx',
    'a.d.ts',
    'a.examples.tsx',
    'server/fixtures/a.ts',
    'a.json',
    'a.css',
  ]
  expect([...files, ...others].filter(isCode)).toEqual(files)
})
