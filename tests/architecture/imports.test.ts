import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf, importsOf, readSource } from '#tests/helpers/sources.ts'

/** The folders that each folder may import, besides itself (CONTRIBUTING, "The house"). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  content: ['site'],
  shared: ['content'],
  app: ['shared', 'content', 'generated'],
  server: ['shared', 'content'],
  desk: ['app', 'content', 'server', 'shared', 'scripts'],
  scripts: ['app', 'content', 'server', 'shared', 'site', 'generated'],
  tests: ['app', 'content', 'desk', 'server', 'shared', 'scripts', 'site', 'generated'],
}

/** The rooms of `app`, from the top: each may import those after it. */
const layers = 'entry worker layout pages products contact demo-shop components platform'.split(' ')

const edges = Object.keys(allowed).flatMap((folder) =>
  filesOf([`${folder}/**/*.ts`, `${folder}/**/*.tsx`]).flatMap((file) =>
    importsOf(readSource(file)).map((one) => ({ ...one, file, target: targetOf(file, one.from) })),
  ),
)

describe('imports', () => {
  test('between folders follow the allowed directions', () => {
    expect(edges.length).toBeGreaterThan(300)
    const wrong = edges.filter(({ file, target }) => {
      const [own = ''] = file.split('/')
      const [other = ''] = target.split('/')
      if (!isOurs(other) || other === own) return false
      return !allowed[own]?.includes(other) && !(isTest(file) && ['site', 'tests'].includes(other))
    })
    expect(wrong.map(describeEdge)).toEqual([])
  })

  test('between folders are written with #, within one with ./ or one ../', () => {
    const wrong = edges.filter(({ file, from, target }) => {
      if (from.startsWith('../..')) return true
      return from.startsWith('.') && file.split('/')[0] !== target.split('/')[0]
    })
    expect(wrong.map(describeEdge)).toEqual([])
  })

  test('inside app go from upper to lower layers only', () => {
    const wrong = edges.filter(({ file, target }) => {
      const [own, other] = [layerOf(file), layerOf(target)]
      return own !== -1 && other !== -1 && other < own
    })
    expect(wrong.map(describeEdge)).toEqual([])
  })

  test('never go from a product to another, nor from a page to another', () => {
    const roomOf = (path: string) => path.match(/^app\/(pages|products)\/(?!product-page\/)[^/]+\//) ?? []
    const wrong = edges.filter(({ file, target }) => {
      const [[own, kind], [other, otherKind]] = [roomOf(file), roomOf(target)]
      return kind && kind === otherKind && own !== other
    })
    expect(wrong.map(describeEdge)).toEqual([])
  })

  test('of shared and content reach no package and no Node module', () => {
    const wrong = edges.filter(
      ({ file, from, isType }) =>
        // Pages never load the readers of the owner's files: Vite substitutes the files themselves.
        /^(shared|content(?!\/site-files))\//.test(file) && !isTest(file) && !isType && !/^[.#]/.test(from),
    )
    expect(wrong.map(describeEdge)).toEqual([])
  })
})

function targetOf(file: string, from: string): string {
  if (from.startsWith('#')) return from.slice(1)
  if (from.startsWith('.')) return posix.join(posix.dirname(file), from)
  return `node_modules/${from}`
}

function isOurs(folder: string): boolean {
  return folder in allowed || folder === 'site' || folder === 'generated'
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/fixtures\//.test(file)
}

function layerOf(path: string): number {
  const [root, layer = ''] = path.split('/')
  return root === 'app' ? layers.indexOf(layer) : -1
}

function describeEdge({ file, from }: { file: string; from: string }): string {
  return `${file} imports ${from}`
}
