import type { Page } from 'playwright-core'
import { encodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { sampleMenu } from '#app/products/menudigitale/sample.ts'
import { axeFindings, axeOptionsIn } from '#tests/helpers/axe.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { menuOf, openSection, press } from '#tests/helpers/page-steps.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const guest = await encodeMenu({ ...sampleMenu, cover: 250 })

type Look = readonly [width: number, colorScheme: 'light' | 'dark' | undefined]
const everyWidth: readonly Look[] = [
  [320, 'light'],
  [860, undefined],
  [1280, 'dark'],
]
const themesAt = (width: number): readonly Look[] => [
  [width, 'light'],
  [width, 'dark'],
]

type State = {
  path: string
  open: (page: Page) => Promise<unknown>
  /** What axe looks at; by default `main`. */
  within?: string
  looks?: readonly Look[]
}

const openBurger = (page: Page) => page.getByRole('button', { name: t('header.menu'), exact: true }).click()

async function touchTiles(page: Page) {
  await page.locator('#side-panel a[data-tile]').nth(3).hover()
  await page.locator('#side-panel a[data-tile]').nth(5).focus()
}

/** Everything opened, with something to read in it; `waiter-pad.examples.tsx`, `plugins-page.view.test.tsx` and `editor.view.test.tsx` have others. */
const states: Record<string, State> = {
  'a dropdown': {
    path: '/it',
    open: (page) => menuOf(page, t('header.menu.ecosystem')).button.click(),
    within: 'header',
    looks: themesAt(1280),
  },
  'the small screen’s navigation': {
    path: '/it',
    open: async (page) => {
      await openBurger(page)
      await menuOf(page, t('header.menu.solutions')).button.click()
    },
    within: 'header',
    looks: themesAt(360),
  },
  'the small screen’s side panel': {
    path: '/it',
    open: async (page) => {
      await openBurger(page)
      await page.getByRole('button', { name: t('header.showPanel') }).click()
    },
    within: '#side-panel',
    looks: themesAt(360),
  },
  'a strip’s tiles': { path: '/it', open: touchTiles, within: '#side-panel', looks: themesAt(900) },
  'a panel’s tiles': { path: '/it', open: touchTiles, within: '#side-panel', looks: themesAt(1280) },
  'a guest’s menu': { path: `/en/menu#${guest.code}`, open: (page) => page.locator('main summary').click() },
  'a counted article and the activity log': {
    path: '/it/warehouse',
    open: async (page) => {
      await openSection(page)
      await press(page, t('warehouse.out', { item: t('goods.coffee') }))
    },
    within: 'html',
  },
  'a delivery under way': {
    path: '/it/easydelivery',
    open: async (page) => {
      await openSection(page)
      await press(page, t('easydelivery.leave'))
      await page.locator('#example').getByRole('radio').nth(1).check()
    },
  },
  'a receipt and a basket': {
    path: '/it/ecommerce',
    open: async (page) => {
      await openSection(page)
      await press(page, t('ecommerce.take', { item: t('goods.moka') }))
      await press(page, new RegExp(`^${t('ecommerce.pay', { total: '' })}`))
      await press(page, t('ecommerce.take', { item: t('goods.cup') }))
    },
  },
}

test.for(Object.entries(states))(
  '%s has no axe findings when open, and overflows no window',
  async ([, { path, open, within = 'main', looks = everyWidth }], { visit }) => {
    const page = await visit(path, { width: looks.at(-1)?.[0] ?? 1280, height: 900 })
    await open(page)
    for (const [width, colorScheme] of looks) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      await expect.poll(() => page.evaluate(overflow), { message: `${width} px` }).toBe(0)
      if (!colorScheme) continue
      await page.emulateMedia({ colorScheme })
      const found = await axeFindings(page, within, axeOptionsIn[colorScheme])
      expect(found, `${colorScheme}, ${width} px`).toEqual([])
    }
  },
)
