import { expect, test } from 'vitest'
import type { PageId } from '#content/pages.ts'
import { type AnsweringPeople, answeringPeople } from '#shared/answering-people.ts'
import type { SettingKey } from '#shared/setting.ts'
import peopleFile from '#site/people.ts'
import { organization, postalAddress, structuredData } from './organization.ts'

const nobody: AnsweringPeople = { people: [], hours: [] }
const hours = [{ days: ['sat', 'sun'], opens: '09:00', closes: '12:00' }] as const
const origin = 'https://a.it'
const organizationOf = (
  told: Partial<Record<SettingKey, string>>,
  answering: Parameters<typeof organization>[0]['answering'],
) =>
  JSON.parse(JSON.stringify(organization({ origin, lang: 'it', answering, read: (key) => told[key] ?? '' })))

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

const factsOf = (page: PageId, answering = answeringPeople(peopleFile, () => undefined)) =>
  structuredData(page, { origin, lang: 'en', answering })

test('the provider has company data, address, hours and people', () => {
  const anna = { '@type': 'Person', name: 'Anna Ferri', telephone: '+39 0187 000001' }
  const provider = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Bottega Ferrara',
    legalName: 'Bottega Ferrara di Anna Ferri',
    vatID: 'IT 12345678903',
    telephone: '+39 0187 000000',
    address: { '@type': 'PostalAddress', streetAddress: 'Via del Molo 12', addressLocality: 'Portoquieto' },
    areaServed: 'La Spezia, the Cinque Terre and Lunigiana',
    employee: [anna, { name: 'Piero de’ Bassi' }],
  }
  expect(JSON.parse(factsOf('contact') ?? '')).toMatchObject(provider)
  expect(factsOf('home')).toBe(factsOf('contact'))
  expect(factsOf('lawyers')).toBeUndefined()
})

test('only an organization with address and hours is a LocalBusiness', () => {
  const address = { 'company.address': 'Via Roma 1, 00100 Roma' }
  expect(organizationOf(address, nobody)['@type']).toBe('Organization')
  expect(organizationOf({}, { ...nobody, hours })['@type']).toBe('Organization')
  const place = organizationOf(address, { ...nobody, hours })
  expect(place['@type']).toBe('LocalBusiness')
  const span = { opens: '09:00', closes: '12:00', '@type': 'OpeningHoursSpecification' }
  expect(place.openingHoursSpecification).toEqual([{ ...span, dayOfWeek: ['Saturday', 'Sunday'] }])
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
  const { streetAddress, postalCode: code, addressLocality, addressRegion, addressCountry } = found ?? {}
  expect([streetAddress, code, addressLocality, addressRegion, addressCountry || undefined]).toEqual(parts)
})

test('the owner’s texts cannot close the script element', () => {
  const about = { it: '</script><script>alert(1)</script>', en: '</script><script>alert(1)</script>' }
  const block = factsOf('home', { ...nobody, about }) ?? ''
  expect(block).not.toContain('<')
  expect(JSON.parse(block).description).toBe(about.en)
})
