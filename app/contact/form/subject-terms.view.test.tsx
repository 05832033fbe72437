import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contactSubjects } from '#shared/contact-subjects.ts'
import { type Language, languages } from '#shared/locale.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { visitQuery } from '#tests/components/visit-query.ts'
import { words } from '#tests/helpers/words.ts'
import { ContactForm } from './contact-form.tsx'

beforeEach(() => {
  localStorage.clear()
  visitQuery('')
})

const subject = (lang: Language) => page.getByLabelText(words(lang)('contact.subject'))
const shown = () =>
  [...document.querySelectorAll('[aria-live] > div > p')]
    .filter((line) => line.checkVisibility())
    .map((line) => line.textContent?.replaceAll('\u00a0', ' '))

test.for(languages)(
  'below the subject stands what the chosen one costs, whichever it is (%s)',
  async (lang) => {
    await renderView(<ContactForm />, { page: 'contact', lang })
    expect(shown()).toEqual([])
    const lines = new Set<string | undefined>()
    for (const { id } of contactSubjects()) {
      await subject(lang).selectOptions(id)
      expect(shown()).toHaveLength(1)
      lines.add(shown()[0])
    }
    // Two of the fixture site's have nothing set.
    expect(lines.size).toBeGreaterThan(5)
    await subject(lang).selectOptions('costaeventi')
    expect(shown()).toEqual([
      lang === 'it'
        ? '19,90 € al mese, più 1.250,00 € una volta sola, IVA esclusa. Dipende da quanti eventi hai.'
        : '€19.90 a month, plus €1,250.00 once, VAT not included. It depends on how many events you have.',
    ])
    await subject(lang).selectOptions('')
    expect(shown()).toEqual([])
  },
)

test('how it goes unfolds below the price, as far as the owner has said so', async () => {
  await renderView(<ContactForm />, { page: 'contact' })
  const told = () => {
    const [fold] = [...document.querySelectorAll('[aria-live] details')].filter((one) =>
      one.checkVisibility(),
    )
    fold?.querySelector('summary')?.click()
    return [...(fold?.querySelectorAll('dt') ?? [])].map((row) => row.textContent)
  }
  await subject('it').selectOptions('costaeventi')
  expect(told()).toEqual([
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
  await subject('it').selectOptions('menudigitale')
  expect(told()).toEqual(['Durata minima'])
  // A price alone unfolds nothing.
  await subject('it').selectOptions('warehouse')
  expect(told()).toEqual([])
})

test('the short form asks, and tells no prices', async () => {
  await renderView(<ContactForm isShort />)
  await subject('it').selectOptions('costaeventi')
  expect(shown()).toEqual([])
})
