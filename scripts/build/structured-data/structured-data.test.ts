import { expect, test } from 'vitest'
import { questionNumbers } from '#app/products/product-page/questions/question-numbers.ts'
import type { PageId } from '#content/pages.ts'
import { answeringPeople } from '#shared/answering-people.ts'
import type { SettingKey } from '#shared/setting.ts'
import peopleFile from '#site/people.ts'
import { dictionaries } from '#tests/helpers/words.ts'
import { organization, postalAddress } from './organization.ts'
import { offersOf } from './software.ts'
import { structuredData } from './structured-data.ts'

const nobody = { people: [], hours: [] }
const hours = [{ days: ['sat', 'sun'], opens: '09:00', closes: '12:00' }] as const
const origin = 'https://a.it'
const organizationOf = (
  values: Partial<Record<SettingKey, string>>,
  answering: Parameters<typeof organization>[0]['answering'],
) =>
  JSON.parse(
    JSON.stringify(organization({ origin, lang: 'it', answering, read: (key) => values[key] ?? '' })),
  )

test('the organization has only properties that are set', () => {
  expect(organizationOf({ 'brand.name': 'Io' }, nobody)).toEqual({
    '@type': 'Organization',
    '@id': 'https://a.it/#organization',
    name: 'Io',
    url: 'https://a.it/',
    logo: 'https://a.it/icon-512.png',
    image: 'https://a.it/card.png',
  })
})

const factsOf = (page: PageId) => {
  const place = { page, lang: 'en', origin, dictionary: dictionaries.en } as const
  const block =
    structuredData(
      place,
      answeringPeople(peopleFile, () => undefined),
    ) ?? ''
  const { '@graph': graph }: { '@graph': Record<string, unknown>[] } = JSON.parse(block)
  return graph
}

test('the provider has company data, address, hours and people', () => {
  const provider = {
    '@type': 'LocalBusiness',
    name: 'Bottega Ferrara',
    legalName: 'Bottega Ferrara di Anna Ferri',
    vatID: 'IT 12345678903',
    telephone: '+39 0187 000000',
    address: { streetAddress: 'Via del Molo 12', addressLocality: 'Portoquieto' },
    areaServed: 'La Spezia, the Cinque Terre and Lunigiana',
    employee: [
      { '@type': 'Person', name: 'Anna Ferri', telephone: '+39 0187 000001' },
      { name: 'Piero de’ Bassi' },
    ],
  }
  expect(factsOf('contact')[0]).toMatchObject(provider)
  expect(factsOf('home')).toHaveLength(1)
})

test('a product has breadcrumbs, its questions, and an offer only with a set price', () => {
  const all = factsOf('lawyers')
  const of = (type: string) => all.find((fact) => fact['@type'] === type)
  expect(of('BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${origin}/en` },
    { position: 2, item: `${origin}/en/lawyers` },
  ])
  expect(of('FAQPage')?.mainEntity).toHaveLength(questionNumbers.length)
  expect(of('SoftwareApplication')?.offers).toMatchObject([{ lowPrice: '1200.00' }])
  const other = factsOf('menudigitale').find((fact) => fact['@type'] === 'SoftwareApplication')
  expect(other).not.toHaveProperty('offers')
  expect(factsOf('releases').map((fact) => fact['@type'])).toEqual(['BreadcrumbList'])
})

test('only an organization with address and hours is a LocalBusiness', () => {
  const address = { 'company.address': 'Via Roma 1, 00100 Roma' }
  expect(organizationOf(address, nobody)['@type']).toBe('Organization')
  expect(organizationOf({}, { ...nobody, hours })['@type']).toBe('Organization')
  const place = organizationOf(address, { ...nobody, hours })
  expect(place['@type']).toBe('LocalBusiness')
  expect(place.openingHoursSpecification[0].dayOfWeek).toEqual(['Saturday', 'Sunday'])
})

test.each([
  ['Via del Molo 12, 19121 Portoquieto (SP)', ['Via del Molo 12', '19121', 'Portoquieto', 'SP', 'IT']],
  ['Via Roma 1 - 00100 Roma RM', ['Via Roma 1', '00100', 'Roma', 'RM', 'IT']],
  [
    'Via 4 Novembre 118/bis, 54033 Marina di Carrara',
    ['Via 4 Novembre 118/bis', '54033', 'Marina di Carrara', undefined, 'IT'],
  ],
  ['Porto, molo 3', ['Porto, molo 3', undefined, undefined, undefined, undefined]],
])('postalAddress splits "%s", or keeps it whole', (text, parts) => {
  const found = postalAddress(text)
  const { streetAddress, postalCode, addressLocality, addressRegion, addressCountry } = found ?? {}
  expect([streetAddress, postalCode, addressLocality, addressRegion, addressCountry || undefined]).toEqual(
    parts,
  )
})

test('two periods are two offers, each with the one-off price added', () => {
  const [month, year, fee] = (['monthly', 'yearly', 'once'] as const).map((unit, index) => {
    return { unit, cents: [1990, 20_000, 5000][index] ?? 0 }
  })
  const offers = (isFrom: boolean, ...amounts: (typeof month)[]) =>
    offersOf({ amounts: amounts.filter((one) => one !== undefined), isFrom, isVatIncluded: true })
  const specification = (price: string, billingDuration?: string) => ({
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    billingDuration,
    valueAddedTaxIncluded: true,
  })
  const once = specification('50.00')
  const common = { '@type': 'Offer', priceCurrency: 'EUR' }
  expect(offers(false, month, year, fee)).toEqual([
    { ...common, price: '19.90', priceSpecification: [specification('19.90', 'P1M'), once] },
    { ...common, price: '200.00', priceSpecification: [specification('200.00', 'P1Y'), once] },
  ])
  expect(offers(false, fee)).toEqual([{ ...common, price: '50.00', priceSpecification: [once] }])
  const [from] = offers(true, month)
  expect(from).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '19.90' })
  expect(from).not.toHaveProperty('price')
})

test('the owner’s texts cannot close the script element', () => {
  const dictionary = { ...dictionaries.it, 'lawyers.answer.1': '</script><script>alert(1)</script>' }
  const block = structuredData({ page: 'lawyers', lang: 'it', origin, dictionary }, nobody) ?? ''
  expect(block).not.toContain('<')
  expect(JSON.stringify(JSON.parse(block))).toContain('</script><script>alert(1)')
})

test('pages that are not indexed have no structured data', () => {
  for (const page of ['thanks', 'menu', 'phone', 'notfound'] as const)
    expect(structuredData({ page, lang: 'it', origin, dictionary: dictionaries.it }, nobody)).toBeUndefined()
})
