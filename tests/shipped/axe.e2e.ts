import type { Page } from 'playwright-core'
import { pages } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'
import { axeFindings } from '#tests/helpers/axe.ts'
import { axeOptions, axeOptionsIn } from '#tests/helpers/axe-options.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { projectRoot, siteRoot } from '#tests/helpers/site-root.ts'

const themes = ['light', 'dark'] as const
/** Colours do not hang on what an owner writes: a copy is looked at once in each theme. */
const isCopy = siteRoot !== projectRoot
const widths = isCopy ? [360] : [360, 900, 1280]

test.for(pages)(
  'axe finds nothing on $id, in both languages and themes',
  { timeout: 240_000 },
  async ({ id }, { visit }) => {
    let tab: Page | undefined
    const expected = id === 'notfound' ? [/status: 404/] : []
    for (const [index, lang] of languages.entries()) {
      const page = await visit(pagePath(id, { lang, addressForm: 'pinned' }), { tab, expected })
      tab = page
      for (const colorScheme of isCopy ? themes.slice(index, index + 1) : themes) {
        await page.emulateMedia({ colorScheme })
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const options = isCopy ? axeOptions : axeOptionsIn[colorScheme]
          expect(await axeFindings(page, 'html', options), `${lang}, ${colorScheme}, ${width} px`).toEqual([])
        }
      }
    }
  },
)
