import type { Page } from 'playwright-core'
import { words } from './words.ts'

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
