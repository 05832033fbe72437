import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { Section as SidePanel } from './side-panel.tsx'

afterEach(() => {
  delete document.documentElement.dataset.panel
})

/** The panel of home with this many tiles, in a window of this size. */
async function panelOf(count: number, width: number, height: number) {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  document.documentElement.dataset.panel = 'on'
  await renderView(<SidePanel />)
  const list = document.querySelector<HTMLElement>('#side-panel > ul')
  if (!list) throw new Error('The panel has no tiles.')
  const last = list.lastElementChild
  while (list.children.length > count) list.firstElementChild?.remove()
  while (list.children.length < count) list.insertBefore(list.children[0]?.cloneNode(true) ?? list, last)
  if (width < 768) document.querySelector<HTMLElement>('#side-panel')?.showPopover()
  return list
}

const boxes = (list: Element) => [...list.children].map((tile) => tile.getBoundingClientRect())

const counts = Array.from({ length: 12 }, (_, index) => index + 1)

test.for(counts)('%d tiles fill their rows and leave room for the display', async (count) => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [360, 640],
  ] as const) {
    const list = await panelOf(count, width, height)
    const { left, right, top, bottom } = list.getBoundingClientRect()
    const tiles = boxes(list)
    for (const tile of tiles) {
      expect(tile.top).toBeGreaterThanOrEqual(top)
      expect(tile.bottom).toBeLessThanOrEqual(height + 0.5)
      expect(tile.height).toBeGreaterThanOrEqual(44)
    }
    expect(bottom).toBeCloseTo(height, 0)
    const ends = Map.groupBy(tiles, (tile) => Math.round(tile.top))
    for (const row of ends.values()) {
      expect(row[0]?.left).toBeLessThanOrEqual(left + 2)
      expect(row.at(-1)?.right).toBeCloseTo(right, 0)
    }
    if (width >= 1280) {
      const strip = document.querySelector('#side-panel > p')?.getBoundingClientRect()
      expect(strip?.bottom).toBeCloseTo(top, 0)
      expect(strip?.top).toBeGreaterThanOrEqual(300)
    }
  }
})

test('nine tiles fit low windows and stay large enough to touch', async () => {
  for (const [width, height] of [
    [1280, 600],
    [1024, 500],
  ] as const) {
    const tiles = boxes(await panelOf(9, width, height))
    expect(tiles).toHaveLength(9)
    for (const tile of tiles) {
      expect(tile.top, `${width} × ${height}`).toBeGreaterThanOrEqual(60)
      expect(tile.bottom, `${width} × ${height}`).toBeLessThanOrEqual(height)
      expect(Math.min(tile.width, tile.height), `${width} × ${height}`).toBeGreaterThanOrEqual(44)
    }
  }
})

test('beside a page a tile’s label appears on hover and focus, within the window', async () => {
  const list = await panelOf(9, 1000, 700)
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

test.for(counts)('%d tiles form a strip within the window', async (count) => {
  for (const height of [600, 1024]) {
    const list = await panelOf(count, 768, height)
    const tiles = boxes(list)
    expect(tiles[0]?.top).toBeGreaterThanOrEqual(60)
    expect(tiles.at(-1)?.bottom).toBeLessThanOrEqual(height)
    expect(new Set(tiles.map((tile) => Math.round(tile.left))).size).toBe(1)
    for (const tile of tiles) expect(tile.height).toBeLessThanOrEqual(60)
    for (const tile of tiles) expect(tile.height).toBeGreaterThan(40)
  }
})
