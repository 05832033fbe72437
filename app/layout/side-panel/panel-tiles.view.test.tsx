import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { Section as SidePanel } from './side-panel.tsx'

/** The panel of home in a window of this size; its tiles. */
async function panelIn(width: number, height: number) {
  await page.viewport(width, height)
  document.documentElement.dataset.panel = 'on'
  await renderView(<SidePanel />)
  const list = document.querySelector<HTMLElement>('#side-panel > ul')
  if (!list) throw new Error('The panel has no tiles.')
  if (width < 768) document.querySelector<HTMLElement>('#side-panel')?.showPopover()
  return list
}

/** The boxes of this many tiles. */
function boxesOf(list: HTMLElement, count: number) {
  const last = list.lastElementChild
  while (list.children.length > count) list.firstElementChild?.remove()
  while (list.children.length < count) list.insertBefore(list.children[0]?.cloneNode(true) ?? list, last)
  return [...list.children].map((tile) => tile.getBoundingClientRect())
}

test.for([
  [1280, 800],
  [1920, 1080],
  [360, 640],
] as const)('up to twelve tiles fill their rows and leave room for the display (%d × %d)', async (size) => {
  const [width, height] = size
  const list = await panelIn(width, height)
  for (let count = 12; count >= 1; count--) {
    const tiles = boxesOf(list, count)
    const { left, right, top, bottom } = list.getBoundingClientRect()
    for (const tile of tiles) {
      expect(tile.top, `${count} tiles`).toBeGreaterThanOrEqual(top)
      expect(tile.bottom, `${count} tiles`).toBeLessThanOrEqual(height + 0.5)
      expect(tile.height, `${count} tiles`).toBeGreaterThanOrEqual(44)
    }
    expect(bottom, `${count} tiles`).toBeCloseTo(height, 0)
    const ends = Map.groupBy(tiles, (tile) => Math.round(tile.top))
    for (const row of ends.values()) {
      expect(row[0]?.left, `${count} tiles`).toBeLessThanOrEqual(left + 2)
      expect(row.at(-1)?.right, `${count} tiles`).toBeCloseTo(right, 0)
    }
    if (width >= 1280) {
      const strip = document.querySelector('#side-panel > p')?.getBoundingClientRect()
      expect(strip?.bottom, `${count} tiles`).toBeCloseTo(top, 0)
      expect(strip?.top, `${count} tiles`).toBeGreaterThanOrEqual(300)
    }
  }
})

test('beside a page a tile’s label appears on hover and focus, within the window', async () => {
  const list = await panelIn(1000, 700)
  boxesOf(list, 9)
  const [before, tile] = list.querySelectorAll('a')
  const label = tile?.querySelector('span')
  const opacity = () => label && getComputedStyle(label).opacity
  if (!before || !tile) throw new Error('The panel has too few tiles.')
  expect(opacity()).toBe('0')
  await userEvent.hover(tile)
  await expect.poll(opacity).toBe('1')
  await userEvent.unhover(tile)
  await expect.poll(opacity).toBe('0')
  before.focus()
  await userEvent.keyboard('{Tab}')
  await expect.poll(opacity).toBe('1')
  expect(label?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  expect(label?.getBoundingClientRect().right).toBeLessThanOrEqual(1000)
})
