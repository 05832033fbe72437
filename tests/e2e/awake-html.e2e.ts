import { pages } from '#content/pages.ts'
import { pagePath } from '#shared/navigation.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

const notThere = [/status: 404/]

test.for([360, 1280])(
  'awake, at %i px, every heading says something and no state is told twice',
  async (width, { visit }) => {
    const page = await visit('/it', { width, expected: notThere })
    for (const { id } of pages) {
      await page.goto(pagePath(id, { lang: 'it', addressForm: 'pinned' }))
      await page
        .locator('html[data-live] :is(header nav[data-menus], [data-dress=guest])')
        .waitFor({ state: 'attached' })
      const wrong = await page.evaluate(() => [
        ...[...document.querySelectorAll('[popovertarget][aria-expanded]')].map(
          (one) => `twice: ${one.outerHTML}`,
        ),
        ...[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
          .filter((heading) => heading.textContent?.trim() === '')
          .map((heading) => `empty: ${heading.outerHTML}`),
      ])
      expect(wrong, id).toEqual([])
    }
  },
)
