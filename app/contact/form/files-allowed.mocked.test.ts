import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { drawnView } from '#tests/helpers/drawn-rows.ts'

const limits = vi.hoisted(() => ({ extensions: '.pdf', megabytes: 5, files: 0 }))
vi.mock(import('#shared/contact-request.ts'), async (actual) => ({
  ...(await actual()),
  contactLimits: () => limits,
}))
vi.stubGlobal('__LOGO__', null)
const { ContactForm } = await import('./contact-form.tsx')

test.for([
  [0, null],
  [1, false],
  [2, true],
] as const)('with at most %i files the field has multiple: %s', ([files, several]) => {
  limits.files = files
  const field = (isShort: boolean) =>
    /<input[^>]*type="file"[^>]*>/.exec(drawnView(createElement(ContactForm, { isShort }), 'it'))?.[0]
  expect(field(false)?.includes('multiple') ?? null).toBe(several)
  expect(field(true)).toBeUndefined()
  const short = drawnView(createElement(ContactForm, { isShort: true, subject: 'lawyers' }), 'it')
  expect(short.includes('/contact?subject=lawyers')).toBe(files > 0)
})
