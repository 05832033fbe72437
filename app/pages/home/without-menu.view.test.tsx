import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { Section } from './home-hero.tsx'

vi.mock('#content/switched-off.ts', () => ({
  isSwitchedOff: (id: string) => id === 'menudigitale' || id === 'lawyers',
}))

const right = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().right

test.for([360, 1280])(
  'without an example the hero text and the last of three answers take the full width (%i px)',
  async (width) => {
    await page.viewport(width, 800)
    await renderView(<Section />)
    expect(document.querySelectorAll('nav li')).toHaveLength(3)
    const { left = 0, right: end = 0 } = document.querySelector('h1')?.getBoundingClientRect() ?? {}
    const sheet = document.querySelector('main')?.getBoundingClientRect()
    // Equal space on both sides of the text, except for the margin's line.
    expect(end).toBeGreaterThanOrEqual((sheet?.right ?? 0) - left)
    expect(right('nav li:last-child a')).toBe(end)
  },
)
