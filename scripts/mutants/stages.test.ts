import { expect, test } from 'vitest'
import { nearestFirst, stages } from './stages.ts'

const triedOn = (file: string, testFile: string) =>
  stages.filter((stage) => stage.isFor(file) && stage.isOf(testFile)).map(({ project }) => project)

test('rules are tried first, databases on the store alone, views on the application alone', () => {
  expect(stages.map(({ project }) => project)).toEqual(['unit', 'mocked', 'services', 'components'])
  expect(triedOn('shared/price.ts', 'shared/price.test.ts')).toEqual(['unit', 'mocked'])
  expect(triedOn('app/platform/http.ts', 'app/platform/http.test.ts')).toEqual([
    'unit',
    'mocked',
    'components',
  ])
  const store = 'server/contact-store/sqlite.ts'
  expect(triedOn(store, 'server/contact-store/intake.service.test.ts')).toEqual([
    'unit',
    'mocked',
    'services',
  ])
  expect(triedOn(store, 'server/main.service.test.ts')).toEqual(['unit', 'mocked'])
  expect(triedOn('server/main.ts', 'server/contact-store/intake.service.test.ts')).toEqual(['unit', 'mocked'])
})

test.each(['tests/architecture/imports.test.ts', 'tests/docs/docs.test.ts'])(
  '%s reads how sources are written and is no test of what they do',
  (file) => {
    expect(triedOn('shared/price.ts', file)).toEqual([])
  },
)

test('tests beside the file come first', () => {
  const rows = ['tests/spec/a.test.ts', 'shared/b.test.ts', 'shared/deep/c.test.ts']
  expect(nearestFirst('shared/price.ts', rows, (row) => row)).toEqual([
    ['shared/b.test.ts'],
    ['tests/spec/a.test.ts', 'shared/deep/c.test.ts'],
  ])
})
