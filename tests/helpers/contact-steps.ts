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

export type SentRequest = { token: string | null; fields: Record<string, string> }

/** Mocks the API: responds in turn, repeating the last response, and records requests. */
export async function answerContact(page: Page, ...answers: { status: number; body?: unknown }[]) {
  const sent: SentRequest[] = []
  await page.route('**/api/contact', async (route) => {
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 201 }
    const request = route.request()
    sent.push({
      token: await request.headerValue('x-xsrf-token'),
      fields: multipartFields(request.postDataBuffer()?.toString('utf8') ?? ''),
    })
    await route.fulfill({ status: answer.status, json: answer.body ?? { id: '' } })
  })
  return sent
}

function multipartFields(body: string): Record<string, string> {
  const parts = body.matchAll(/name="([^"]+)"(?:; filename="([^"]*)")?\r\n(?:.+\r\n)?\r\n([\s\S]*?)\r\n--/g)
  return Object.fromEntries([...parts].map(([, name, file, value]) => [name, file ?? value ?? '']))
}
