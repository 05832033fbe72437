import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContactForm } from '#app/contact/form/contact-form.tsx'
import { contactSubjects } from '#shared/contact-subjects.ts'
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
      : '€19.90 a month, plus €1,250.00 once, VAT not included. It depends on how many events you have.',
  ])
  choose('')
  expect(shown()).toEqual([])
})

test('the terms appear below the form as far as they are configured, linked from the price', async () => {
  await renderView(<Page />, { page: 'contact' })
  const visible = (parts: string) =>
    [...document.querySelectorAll<HTMLElement>(parts)].filter((part) => part.checkVisibility())
  const termsShown = () => visible('#terms :is(h2, dt)').map((part) => part.textContent)
  expect(termsShown()).toEqual([])
  choose('costaeventi')
  expect(termsShown()).toEqual([
    'Costa Eventi: tutte le condizioni',
    'Per cominciare',
    'Durata minima',
    'Assistenza',
    'Funziona su',
    'Si collega a',
    'Dove stanno i dati',
    'Se smetti',
  ])
  await expect
    .element(page.getByText('Dall’ordine a quando lo usi passano 5 giorni lavorativi.'))
    .toBeVisible()
  const links = visible('[aria-live] a')
  expect(links).toHaveLength(1)
  expect(document.querySelector(links[0]?.getAttribute('href') ?? '')?.id).toBe('terms')
  choose('menudigitale')
  expect(termsShown()).toEqual(['Menu Digitale: tutte le condizioni', 'Durata minima'])
  // With a price only, there is no link to further terms.
  choose('warehouse')
  expect(termsShown()).toEqual([])
  expect(visible('[aria-live] a')).toEqual([])
})

test('the short form shows no prices', async () => {
  await renderView(<ContactForm isShort />)
  choose('costaeventi')
  expect(shown()).toEqual([])
})
