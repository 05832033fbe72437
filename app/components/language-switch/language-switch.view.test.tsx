import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { languageRow } from '#shared/locale.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const start = location.pathname + location.search

afterEach(async () => {
  history.replaceState(null, '', start)
  await cookieStore.delete('lang')
})

test('leads to this page in the other language, with what the visitor made in the address', async () => {
  history.replaceState(null, '', '?days=60#example')
  await renderView(<LanguageSwitch />, { page: 'lawyers' })
  const link = page.getByRole('link', { name: languageRow('en').name })
  await expect.element(link).toHaveAttribute('href', '/en/lawyers?days=60#example')
  await expect.element(link).toHaveAttribute('hreflang', 'en')
  await expect.element(link).toHaveAttribute('lang', 'en')
  history.replaceState(null, '', '?days=20#about')
  await expect.element(link).toHaveAttribute('href', '/en/lawyers?days=20#about')
  location.hash = '#questions'
  await expect.element(link).toHaveAttribute('href', '/en/lawyers?days=20#questions')
})

test('an address without a language leads to one with it, and a page that is not there to home', async () => {
  history.replaceState(null, '', location.pathname)
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

test('the choice is remembered when it is made, not before', async () => {
  await renderView(<LanguageSwitch />, { lang: 'it' })
  const link = page.getByRole('link')
  link.element().addEventListener('click', (event) => event.preventDefault())
  expect(await cookieStore.get('lang')).toBeNull()
  await link.click()
  expect(await cookieStore.get('lang')).toMatchObject({ value: 'en', path: '/', sameSite: 'lax' })
})

test('the long one shows the whole name', async () => {
  await renderView(<LanguageSwitch />, { lang: 'en' })
  const link = page.getByRole('link').element()
  expect(link.textContent).toBe(languageRow('it').name)
  expect(link.querySelector('.visually-hidden')).toBeNull()
})

test('the short one shows two letters and says the whole name', async () => {
  await renderView(<LanguageSwitch short />, { lang: 'en' })
  const link = page.getByRole('link', { name: languageRow('it').name, exact: true })
  expect(link.element().firstElementChild?.textContent).toBe('IT')
})
