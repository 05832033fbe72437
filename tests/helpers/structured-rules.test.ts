import { expect, test } from 'vitest'
import { structuredFaults } from './structured-rules.ts'

const page = (facts: object[], body = '') =>
  `<body>${body}<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': facts })}</script></body>`
const price = {
  '@type': 'UnitPriceSpecification',
  price: '19.90',
  priceCurrency: 'EUR',
  valueAddedTaxIncluded: false,
}
const offer = { '@type': 'Offer', price: '19.90', priceCurrency: 'EUR', priceSpecification: [price] }
const crumb = (position: number) => ({ '@type': 'ListItem', position, name: 'Home', item: 'https://a.it/' })
const firm = { '@type': 'Organization', name: 'Ferri', url: 'https://a.it/' }

test('complete data that the page shows has no fault', () => {
  expect(structuredFaults(page([offer], '<p>19,90&nbsp;€</p>'))).toEqual([])
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(2)] }
  expect(structuredFaults(page([crumbs], 'Home'))).toEqual([])
  expect(structuredFaults(page([{ ...firm, email: 'a@b.it' }], 'Ferri <a>a@<wbr/>b.it</a>'))).toEqual([])
})

test.each<[string, object[], string, string]>([
  ['a price that is not said', [offer], '', 'Offer.price is not on the page: 19.90'],
  ['a name that is not said', [firm], 'Rossi', 'Organization.name is not on the page: Ferri'],
  ['nothing where something must be', [{ ...firm, url: '' }], 'Ferri', 'Organization has no url'],
  ['half an address', [{ ...firm, url: '/' }], 'Ferri', 'Organization.url is no whole address: /'],
  ['an unknown kind', [{ '@type': 'Product' }], '', 'Product is no kind that is known'],
  ['stars', [{ ...firm, aggregateRating: 5 }], 'Ferri', 'a rating or a review'],
  [
    'a trail in disorder',
    [{ '@type': 'BreadcrumbList', itemListElement: [crumb(2), crumb(1)] }],
    'Home',
    'BreadcrumbList does not count its items from 1',
  ],
])('%s is reported', (_, facts, body, fault) => {
  expect(structuredFaults(page(facts, body))).toContain(fault)
})

test('exactly one block is required', () => {
  expect(structuredFaults('<body></body>')).toEqual(['0 blocks, not one'])
  expect(structuredFaults(page([firm]) + page([firm]))).toEqual(['2 blocks, not one'])
})
