import { describe, expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'
import { axeFindings, axeOptionsIn } from '#tests/helpers/axe.ts'
import { unexpectedFaults } from '#tests/helpers/faults.ts'
import { outsideWindow } from '#tests/helpers/reflow.ts'
import { startWalk } from '#tests/helpers/walk.ts'

const themes = ['light', 'dark'] as const
const widths = [360, 900, 1280]
const pageIds = pages.map(({ id }) => id)

describe.for(languages.map((lang, index) => ({ lang, index })))('in $lang', async ({ lang, index }) => {
  const walk = await startWalk({ viewport: { width: 360, height: 900 } })

  test.for(pageIds)('%s has no axe findings and fits 320 px', async (id) => {
    const path = pagePath(id, { lang, addressForm: 'pinned' })
    await walk.follow(path)
    for (const [turn, colorScheme] of themes.entries()) {
      // Widths rotate: the languages and themes of a page cover all of them.
      const width = widths[(pageIds.indexOf(id) + 2 * index + turn) % widths.length] ?? 360
      await walk.page.emulateMedia({ colorScheme })
      await walk.page.setViewportSize({ width, height: 900 })
      const options = axeOptionsIn[colorScheme]
      expect(await axeFindings(walk.page, 'html', options), `${colorScheme}, ${width} px`).toEqual([])
    }
    // Larger text and wider spacing are checked with longer texts (`tests/owner/guide.test.ts`).
    await walk.page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => outsideWindow(walk.page)).toEqual([])
    expect(unexpectedFaults(walk.faults(), id === 'notfound' ? [/status: 404/] : [])).toEqual([])
  })
})
