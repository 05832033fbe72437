import { expect, test } from 'vitest'
import { requirePage } from '#shared/navigation.ts'
import { builtPages, readBuilt } from '#tests/helpers/read-built.ts'
import { structuredBlocks } from '#tests/helpers/structured-rules.ts'
import { judged } from './structured-check.ts'

const isIndexed = ({ page }: { page: Parameters<typeof requirePage>[0] }) => requirePage(page).indexed

test('indexed pages have BreadcrumbList, FAQPage and SoftwareApplication', async () => {
  const kinds = new Set<string>()
  for (const { file } of builtPages().filter(isIndexed))
    for (const kind of (await judged(readBuilt(file))).kinds) kinds.add(kind)
  expect([...kinds]).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage', 'SoftwareApplication']))
})

test('the validator rejects a BreadcrumbList without elements', async () => {
  const page = builtPages().find(({ file }) => readBuilt(file).includes('"itemListElement"'))
  const broken = readBuilt(page?.file ?? '').replace('"itemListElement"', '"elements"')
  expect((await judged(broken)).errors).toEqual([expect.stringContaining('itemListElement')])
})

test('pages that are not indexed have no structured data', () => {
  const others = builtPages().filter((page) => !isIndexed(page))
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(({ file }) => structuredBlocks(readBuilt(file)).length > 0)).toEqual([])
})
