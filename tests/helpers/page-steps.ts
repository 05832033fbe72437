import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { words } from './words.ts'

/** Scrolls to a section and waits until React has hydrated it: what happens before is repeated later. */
export async function openSection(page: Page, id = 'example') {
  const section = page.locator(`#${id}`)
  await section.scrollIntoViewIfNeeded()
  const isLive = () =>
    section.evaluate((element) => !element.matches(`:is(${document.body.dataset.unhydrated})`))
  await expect.poll(isLive).toBe(true)
}

export const press = (page: Page, name: string | RegExp, within = '#example') =>
  page
    .locator(within)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()

export function menuOf(page: Page, name: string) {
  const item = page.locator('header nav > ul > li', { has: page.locator('button', { hasText: name }) })
  return { button: item.locator('button'), drop: item.locator('[popover]') }
}

const t = words('it')

export const goodRequest = {
  name: 'Nives Parodi',
  emailOrPhone: 'nives@trattoria.example',
  message: 'Abbiamo 14 tavoli e un menu che cambia ogni giorno.',
}

/** Fills required fields only, and those in `values`. */
export async function fillRequest(page: Page, values: Partial<typeof goodRequest> = {}) {
  for (const [name, value] of Object.entries({ ...goodRequest, ...values })) {
    await page.locator(`[name=${name}]`).fill(value)
  }
}

export const sendButton = (page: Page) => page.getByRole('button', { name: t('contact.send'), exact: true })

/** Without toasts that are fading out. */
export const toasts = (page: Page) => page.locator('[data-kind][data-state=active]')

/** How many sheets a page prints on, and their width and height in points, rounded down. */
export async function printed(page: Page, options: { format?: 'A4' } = {}) {
  const pdf = (await page.pdf({ ...options, preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /MediaBox\s*\[0 0 (\d+)\S* (\d+)/.exec(pdf) ?? []
  return { sheets: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, size: [Number(width), Number(height)] }
}
