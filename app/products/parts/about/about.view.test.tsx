import { expect, test } from 'vitest'
import { claimKinds, claimsOf } from '#content/claims.ts'
import { languages, textIn } from '#shared/locale.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { claimTitles } from '../facts/claim-titles.ts'
import { Section } from './about.tsx'

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test.for(languages)(
  'what exists, what it needs and what is being made, each below its title (%s)',
  async (lang) => {
    const t = words(lang)
    await renderView(<Section />, { page: 'menudigitale', lang })
    expect(texts('h2')).toEqual(claimKinds.map((kind) => t(claimTitles[kind])))
    expect(texts('li')).toEqual(
      claimKinds.flatMap((kind) => claimsOf('menudigitale', kind).map(({ text }) => textIn(text, lang))),
    )
  },
)

test('a kind of which every row is off has no title', async () => {
  await renderView(<Section />, { page: 'lawyers' })
  expect(texts('h2')).toEqual([words('it')(claimTitles.exists)])
  expect(texts('li')).toHaveLength(4)
})

test('with every row off there is no section', async () => {
  await renderView(<Section />, { page: 'costaeventi' })
  expect(document.querySelector('main')?.childElementCount).toBe(0)
})
