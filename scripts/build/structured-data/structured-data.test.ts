import { expect, test } from 'vitest'
import type { SettingKey } from '#shared/setting.ts'
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
