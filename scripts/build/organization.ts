import { weekdayName } from '#app/contact/who/hours-words.ts'
import type { PageId } from '#content/pages.ts'
import { addressParts } from '#shared/address-parts.ts'
import type { AnsweringPeople } from '#shared/answering-people.ts'
import { type Language, textIn } from '#shared/locale.ts'
import { type SettingKey, setting } from '#shared/setting.ts'

type Company = {
  origin: string
  lang: Language
  answering: AnsweringPeople
  read?: (key: SettingKey) => string
}

/** JSON-LD for home and contact, escaped for HTML: the provider as these pages show it. */
export function structuredData(page: PageId, company: Company): string | undefined {
  if (page !== 'home' && page !== 'contact') return undefined
  return JSON.stringify({ '@context': 'https://schema.org', ...organization(company) }).replaceAll(
    '<',
    '\\u003c',
  )
}

/** A LocalBusiness if address and opening hours are set. */
export function organization({ origin, lang, answering, read = setting }: Company) {
  const { people, hours, about, area } = answering
  const address = postalAddress(read('company.address'))
  return {
    '@type': address && hours.length > 0 ? 'LocalBusiness' : 'Organization',
    '@id': `${origin}/#organization`,
    name: read('brand.name'),
    description: about && textIn(about, lang),
    legalName: read('company.name') || undefined,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/card.png`,
    address,
    telephone: read('company.phone') || undefined,
    email: read('company.email') || undefined,
    vatID: read('company.vat') || undefined,
    areaServed: area && textIn(area, lang),
    openingHoursSpecification: some(
      hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        // English, as in schema.org.
        dayOfWeek: days.map((day) => weekdayName(day, 'en')),
        opens,
        closes,
      })),
    ),
    employee: some(
      people.map(({ name, role, phone }) => ({
        '@type': 'Person',
        name,
        jobTitle: textIn(role, lang),
        telephone: phone,
      })),
    ),
  }
}

export function postalAddress(text: string) {
  if (!text) return undefined
  const { street, code, town, province } = addressParts(text)
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? text,
    postalCode: code,
    addressLocality: town,
    addressRegion: province,
    addressCountry: code && 'IT',
  }
}

function some<Row>(rows: readonly Row[]): readonly Row[] | undefined {
  return rows.length > 0 ? rows : undefined
}
