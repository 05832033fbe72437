import { expect, test } from 'vitest'
import { claimsOf } from '#content/claims.ts'
import { languages, textIn } from '#shared/locale.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { claimTitles } from '../facts/claim-titles.ts'
import { Section } from './about.tsx'

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test.for(languages)('lists the claims of kind `exists` below their title (%s)', async (lang) => {
  await renderView(<Section />, { page: 'menudigitale', lang })
  expect(texts('h2')).toEqual([words(lang)(claimTitles.exists)])
  expect(texts('li')).toEqual(claimsOf('menudigitale', 'exists').map(({ text }) => textIn(text, lang)))
})

test.for(['costaeventi', 'warehouse'] as const)(
  'with at most one row there is no section (%s)',
  async (page) => {
    expect(claimsOf(page, 'exists')).toHaveLength(page === 'warehouse' ? 1 : 0)
    await renderView(<Section />, { page })
    expect(document.querySelector('main')?.childElementCount).toBe(0)
  },
)
