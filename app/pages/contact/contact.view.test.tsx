import { beforeEach, expect, test } from 'vitest'
import { contactSubjects } from '#content/offerings.ts'
import { languages } from '#shared/locale.ts'
import { renderView, visitQuery } from '#tests/components/render-view.tsx'
import { Page } from './contact.tsx'

beforeEach(() => {
  localStorage.clear()
  visitQuery('')
})

/** The style sheet shows what is chosen, so no event is needed. */
function choose(id: string) {
  const subject = document.querySelector<HTMLSelectElement>('[name=subject]')
  if (subject) subject.value = id
}
const shown = () =>
  [...document.querySelectorAll('[aria-live] > div > p')]
    .filter((line) => line.checkVisibility())
    .map((line) => line.textContent?.replaceAll('\u00a0', ' '))

test.for(languages)('the price of the chosen subject appears below it (%s)', async (lang) => {
  await renderView(<Page />, { page: 'contact', lang })
  expect(shown()).toEqual([])
  const lines = new Set<string | undefined>()
  for (const { id } of contactSubjects()) {
    choose(id)
    expect(shown()).toHaveLength(1)
    lines.add(shown()[0])
  }
  // Two of the fixture site's offerings have no terms.
  expect(lines.size).toBeGreaterThan(5)
  choose('costaeventi')
  expect(shown()).toEqual([
    lang === 'it'
      ? '19,90 € al mese, più 1.250,00 € una volta sola, IVA esclusa. Dipende da quanti eventi hai.'
      : '€19.90 a month, plus €1,250.00 once, excl. VAT. It depends on how many events you have.',
  ])
  choose('')
  expect(shown()).toEqual([])
})

test('beside the price a link leads to further terms, if any are configured', async () => {
  await renderView(<Page />, { page: 'contact' })
  const links = () =>
    [...document.querySelectorAll('[aria-live] a')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href'))
  choose('costaeventi')
  expect(links()).toEqual(['/it/costaeventi#terms'])
  choose('warehouse')
  expect(links()).toEqual([])
})
