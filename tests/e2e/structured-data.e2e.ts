import { expect, test } from 'vitest'
import { questionNumbers } from '#app/products/product-page/questions/question-numbers.ts'
import { builtOrigin, readBuilt } from '#tests/helpers/read-built.ts'
import { structuredBlocks } from '#tests/helpers/structured-rules.ts'

const facts = (file: string) => structuredBlocks(readBuilt(file))[0]?.['@graph'] ?? []
const origin = builtOrigin()

test('the provider is a LocalBusiness with address, opening hours and employees', () => {
  const [provider] = facts('it/contact/index.html')
  expect(provider).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Bottega Ferrara',
    legalName: 'Bottega Ferrara di Anna Ferri',
    vatID: 'IT 12345678903',
    telephone: '+39 0187 000000',
    address: {
      streetAddress: 'Via del Molo 12',
      postalCode: '19121',
      addressLocality: 'Portoquieto',
      addressRegion: 'SP',
      addressCountry: 'IT',
    },
    areaServed: 'La Spezia, le Cinque Terre e la Lunigiana',
    employee: [
      {
        '@type': 'Person',
        name: 'Anna Ferri',
        jobTitle: 'Titolare, preventivi',
        telephone: '+39 0187 000001',
      },
      { '@type': 'Person', name: 'Piero de’ Bassi', jobTitle: 'Assistenza' },
    ],
  })
  expect(provider?.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '12:30',
  })
  expect(facts('en/index.html')).toEqual([expect.objectContaining({ '@type': 'LocalBusiness' })])
})

test('a product has an offer with its price, and none without a set price', () => {
  const product = (page: string) =>
    facts(`it/${page}/index.html`).find((fact) => fact['@type'] === 'SoftwareApplication')
  const part = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR' }
  expect(product('costaeventi')?.offers).toEqual([
    {
      '@type': 'Offer',
      price: '19.90',
      priceCurrency: 'EUR',
      priceSpecification: [
        { ...part, price: '19.90', billingDuration: 'P1M', valueAddedTaxIncluded: false },
        { ...part, price: '1250.00', valueAddedTaxIncluded: false },
      ],
    },
  ])
  expect(product('lawyers')?.offers).toEqual([
    {
      '@type': 'AggregateOffer',
      lowPrice: '1200.00',
      priceCurrency: 'EUR',
      priceSpecification: [
        { ...part, price: '1200.00', billingDuration: 'P1Y', valueAddedTaxIncluded: true },
      ],
    },
  ])
  expect(product('menudigitale')).not.toHaveProperty('offers')
})

test('BreadcrumbList starts at home, and FAQPage contains every question of the page', () => {
  const all = facts('en/lawyers/index.html')
  const breadcrumbs = all.find((fact) => fact['@type'] === 'BreadcrumbList')
  expect(breadcrumbs?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${origin}/en` },
    { position: 2, item: `${origin}/en/lawyers` },
  ])
  expect(all.find((fact) => fact['@type'] === 'FAQPage')?.mainEntity).toHaveLength(questionNumbers.length)
  expect(facts('en/releases/index.html').map((fact) => fact['@type'])).toEqual(['BreadcrumbList'])
})
