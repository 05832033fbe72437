import { beforeEach, expect, test, vi } from 'vitest'

const { off } = vi.hoisted(() => ({ off: new Set<string>() }))
vi.mock('#content/switched-off.ts', () => ({ isSwitchedOff: (id: string) => off.has(id) }))

beforeEach(() => {
  off.clear()
  vi.resetModules()
})

async function sectionsWithout(...ids: string[]) {
  for (const id of ids) off.add(id)
  const [{ sections }, { homeCells }] = await Promise.all([
    import('./home.tsx'),
    import('#shared/products.ts'),
  ])
  return { ids: sections.map(({ id }) => id), cells: homeCells().map(({ id }) => id) }
}

test('home shows the tile grid only while a product has a tile', async () => {
  const { ids, cells } = await sectionsWithout()
  expect(ids).toContain('tools')
  vi.resetModules()
  expect((await sectionsWithout(...cells.slice(1))).ids).toContain('tools')
  vi.resetModules()
  expect((await sectionsWithout(...cells)).ids).not.toContain('tools')
})
