import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { languageRow } from '#shared/locale.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { LanguageSwitch } from './language-switch.tsx'

test('links to this page in the other language', async () => {
  await renderView(<LanguageSwitch />, { page: 'lawyers' })
  const link = page.getByRole('link', { name: languageRow('en').name })
  await expect.element(link).toHaveAttribute('href', '/en/lawyers')
  await expect.element(link).toHaveAttribute('hreflang', 'en')
  await expect.element(link).toHaveAttribute('lang', 'en')
})

test('links from a neutral address to a pinned one, and from a missing page to home', async () => {
  const { unmount } = await renderView(<LanguageSwitch />, {
    page: 'clients',
    lang: 'en',
    addressForm: 'neutral',
  })
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/it/clients')
  await unmount()
  await renderView(<LanguageSwitch />, { page: 'notfound', lang: 'en' })
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/it')
})

test('the long form shows the language’s name', async () => {
  await renderView(<LanguageSwitch />, { lang: 'en' })
  const link = page.getByRole('link').element()
  expect(link.textContent).toBe(languageRow('it').name)
  expect(link.querySelector('.visually-hidden')).toBeNull()
})

test('the short form shows two letters with the name as accessible name', async () => {
  await renderView(<LanguageSwitch short />, { lang: 'en' })
  const link = page.getByRole('link', { name: languageRow('it').name, exact: true })
  expect(link.element().firstElementChild?.textContent).toBe('IT')
})
