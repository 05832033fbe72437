import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { languageRow } from '#shared/locale.ts'
import { clickInPlace, renderView, visitQuery } from '#tests/components/render-view.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { startLanguageSwitch } from './start-language-switch.ts'

test('links to this page in the other language, by its name', async () => {
  await renderView(<LanguageSwitch />, { page: 'lawyers' })
  const link = page.getByRole('link', { name: languageRow('en').name })
  await expect.element(link).toHaveAttribute('href', '/en/lawyers')
  await expect.element(link).toHaveAttribute('hreflang', 'en')
  await expect.element(link).toHaveAttribute('lang', 'en')
  expect(link.element().textContent).toBe(languageRow('en').name)
  expect(link.element().querySelector('.visually-hidden')).toBeNull()
})

test('links from a neutral address to a pinned one, and from a missing page to home', async () => {
  const where = { page: 'clients', lang: 'en', addressForm: 'neutral' } as const
  const { unmount } = await renderView(<LanguageSwitch />, where)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/it/clients')
  await unmount()
  await renderView(<LanguageSwitch />, { page: 'notfound', lang: 'en' })
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/it')
})

test('the short form shows two letters with the name as accessible name', async () => {
  await renderView(<LanguageSwitch short />, { lang: 'en' })
  const link = page.getByRole('link', { name: languageRow('it').name, exact: true })
  expect(link.element().firstElementChild?.textContent).toBe('IT')
})

test('once started it has query and fragment already on hover, the language cookie on click', async () => {
  onTestFinished(() => cookieStore.delete('lang'))
  await renderView(<LanguageSwitch />)
  startLanguageSwitch()
  const link = page.getByRole('link').element()
  visitQuery('days=60#1abc')
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  expect(link.getAttribute('href')).toMatch(/\/en\?days=60#1abc$/)
  expect(await cookieStore.get('lang')).toBeNull()
  clickInPlace(link)
  expect(await cookieStore.get('lang')).toMatchObject({ value: 'en', path: '/', sameSite: 'lax' })
})
