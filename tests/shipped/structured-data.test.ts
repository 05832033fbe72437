import { expect, test } from 'vitest'
import { requirePage } from '#shared/navigation.ts'
import { builtPages, readBuilt } from '#tests/helpers/read-built.ts'
import { structuredBlocks, structuredFaults } from '#tests/helpers/structured-rules.ts'

const isIndexed = ({ page }: { page: Parameters<typeof requirePage>[0] }) => requirePage(page).indexed

test('every page that search engines are shown tells them what it tells its readers, in a form that a validator accepts', () => {
  const wrong = builtPages()
    .filter(isIndexed)
    .flatMap(({ file }) => structuredFaults(readBuilt(file)).map((fault) => `${file}: ${fault}`))
  expect(wrong).toEqual([])
})

test('the other pages tell machines nothing', () => {
  const others = builtPages().filter((page) => !isIndexed(page))
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(({ file }) => structuredBlocks(readBuilt(file)).length > 0)).toEqual([])
})
