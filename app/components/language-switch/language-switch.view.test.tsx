import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { languageRow } from '#shared/locale.ts'
import { renderView } from '#tests/components/render-view.tsx'
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

test('the short form shows two letters with the name as accessible name', async () => {
  await renderView(<LanguageSwitch short />, { lang: 'en' })
  const link = page.getByRole('link', { name: languageRow('it').name, exact: true })
  expect(link.element().firstElementChild?.textContent).toBe('IT')
})

// Its listeners stay as long as the page, so it is started last.
describe('startLanguageSwitch', () => {
  const start = location.pathname + location.search

  beforeAll(startLanguageSwitch)

  const link = () => {
    const found = document.querySelector('a')
    if (!found) throw new Error('There is no switch.')
    return found
  }

  /** Where the switch leads when it is pressed. */
  function pressed(): string {
    const onClick = (event: Event) => event.preventDefault()
    window.addEventListener('click', onClick, { once: true })
    link().click()
    return link().hash
  }

  beforeEach(() => {
    document.body.innerHTML = `<a href="/en" hreflang="en">English</a><main>
      <section id="first" style="block-size: 3000px"></section><section id="second" style="block-size: 3000px"></section>
      </main>`
  })

  afterEach(async () => {
    await cookieStore.delete('lang')
    history.replaceState(null, '', start)
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

  test('keeps the section in view as fragment', () => {
    expect(pressed()).toBe('')
    window.scrollTo({ top: 1200, behavior: 'instant' })
    expect(pressed()).toBe('#first')
    window.scrollTo({ top: 3200, behavior: 'instant' })
    expect(pressed()).toBe('#second')
  })

  test('keeps the fragment while in view, and data fragments always', () => {
    history.replaceState(null, '', '#second')
    window.scrollTo({ top: 2900, behavior: 'instant' })
    expect(pressed()).toBe('#second')
    window.scrollTo({ top: 100, behavior: 'instant' })
    expect(pressed()).toBe('#first')
    history.replaceState(null, '', '#1abc')
    expect(pressed()).toBe('#1abc')
  })

  test('has query and fragment already on hover, the language cookie on click', async () => {
    history.replaceState(null, '', '?days=60#1abc')
    link().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    expect(link().getAttribute('href')).toMatch(/\/en\?days=60#1abc$/)
    expect(await cookieStore.get('lang')).toBeNull()
    pressed()
    expect(await cookieStore.get('lang')).toMatchObject({ value: 'en', path: '/', sameSite: 'lax' })
  })
})
