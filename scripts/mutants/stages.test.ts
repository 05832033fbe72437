import { expect, test } from 'vitest'
import { isOfBehaviour, nearestFirst, stages } from './stages.ts'

const triedOn = (file: string) => stages.filter(({ isFor }) => isFor(file)).map(({ project }) => project)

test('rules are tried first, then databases and whole servers, views on what they are made of alone', () => {
  const rules = ['unit', 'mocked']
  for (const file of ['server/main.ts', 'scripts/requests.ts'])
    expect(triedOn(file)).toEqual([...rules, 'services'])
  for (const file of ['shared/price.ts', 'content/text.ts'])
    expect(triedOn(file)).toEqual([...rules, 'services', 'components'])
  expect(triedOn('app/platform/http.ts')).toEqual([...rules, 'components'])
})

test('what reads how sources are written is no test of what they do', () => {
  const files = ['tests/architecture/imports.test.ts', 'tests/docs/docs.test.ts', 'tests/spec/docs.test.ts']
  expect(files.filter(isOfBehaviour)).toEqual(['tests/spec/docs.test.ts'])
})

test('tests beside the file come first', () => {
  const rows = ['tests/spec/a.test.ts', 'shared/b.test.ts', 'shared/deep/c.test.ts']
  expect(nearestFirst('shared/price.ts', rows, (row) => row)).toEqual([
    ['shared/b.test.ts'],
    ['tests/spec/a.test.ts', 'shared/deep/c.test.ts'],
  ])
})
