import { expect } from 'vitest'

export type Tab = {
  /** Console errors, uncaught errors, CSP violations, responses from 400 on. */
  faults: string[]
  go: (path: string) => Promise<void>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  back: () => Promise<void>
  /** Must be serializable as JSON. */
  read: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

/** Polls; evaluation interrupted by navigation is retried. */
export async function expectInTab(tab: Tab, expression: string, value: unknown) {
  await expect.poll(() => tab.read(expression).catch(() => undefined), { message: expression }).toEqual(value)
}
