import Validator from '@adobe/structured-data-validator'
import Extractor from '@marbec/web-auto-extractor'
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

/** What a validator that is not ours says of a page: the kinds that it found, and its errors. It also wishes for more. */
async function judged(html: string) {
  const data = new Extractor({ addLocation: true }).parse(html)
  const issues = await new Validator().validate(data)
  const errors = issues.filter(({ severity }) => severity === 'ERROR')
  return { kinds: Object.keys(data.jsonld), errors: errors.map(({ issueMessage }) => issueMessage) }
}

test('a validator that knows what Google asks of each kind has no complaint of any page', async () => {
  const kinds = new Set<string>()
  for (const { file } of builtPages().filter(isIndexed)) {
    const page = await judged(readBuilt(file))
    expect(page.errors, file).toEqual([])
    for (const kind of page.kinds) kinds.add(kind)
  }
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'FAQPage', 'SoftwareApplication']),
  )
})

test('it would complain of a list of crumbs without crumbs', async () => {
  const page = builtPages().find(({ file }) => readBuilt(file).includes('"itemListElement"'))
  const broken = readBuilt(page?.file ?? '').replace('"itemListElement"', '"elements"')
  expect((await judged(broken)).errors).toEqual([expect.stringContaining('itemListElement')])
})

test('the other pages tell machines nothing', () => {
  const others = builtPages().filter((page) => !isIndexed(page))
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(({ file }) => structuredBlocks(readBuilt(file)).length > 0)).toEqual([])
})
