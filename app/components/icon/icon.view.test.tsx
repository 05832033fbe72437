import { expect, test } from 'vitest'
import { renderView } from '#tests/components/render-view.tsx'
import { Icon } from './icon.tsx'
import { siteIcons } from './icons.ts'

test('draws every icon of the sprite', async () => {
  await renderView(siteIcons().map((name) => <Icon key={name} name={name} />))
  const uses = [...document.querySelectorAll('use')]
  expect(uses).toHaveLength(siteIcons().length)
  const blank = () => uses.filter((use) => use.getBBox().width === 0).map((use) => use.href.baseVal)
  await expect.poll(blank).toEqual([])
})
