import { expect } from 'vitest'

/** What the tests of other browsers need from one, whoever drives it. */
export type Tab = {
  /** Console errors, uncaught errors, violations of the Content-Security-Policy, answers from 400 on. */
  faults: string[]
  go: (path: string) => Promise<void>
  click: (selector: string) => Promise<void>
  press: (
    key: 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Home' | 'End' | 'Space',
  ) => Promise<void>
  back: () => Promise<void>
  /** The value of a JavaScript expression in the page; it must survive JSON. */
  read: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

/** Waits until an expression in the page has this value; what a page load interrupts is asked again. */
export async function expectInTab(tab: Tab, expression: string, value: unknown) {
  await expect.poll(() => tab.read(expression).catch(() => undefined), { message: expression }).toEqual(value)
}
