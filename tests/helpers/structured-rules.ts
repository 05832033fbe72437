type Fact = Record<string, unknown>

/** schema.org, with what Google asks (developers.google.com/search/docs/appearance/structured-data). */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  LocalBusiness: ['name', 'url', 'address', 'openingHoursSpecification'],
  PostalAddress: ['streetAddress'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Person: ['name', 'jobTitle'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  SoftwareApplication: ['name', 'description', 'url', 'applicationCategory', 'provider'],
  Offer: ['price', 'priceCurrency', 'priceSpecification'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'priceSpecification'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'valueAddedTaxIncluded'],
}

/** Values that the page must show verbatim. */
const said = `name legalName description text jobTitle telephone email vatID areaServed operatingSystem
  streetAddress postalCode addressLocality addressRegion`.split(/\s+/)
/** Values that the page shows in localized form. */
const written: Readonly<Record<string, (value: string) => readonly string[]>> = {
  opens: (value) => [value.replace(/^0/, '')],
  closes: (value) => [value.replace(/^0/, '')],
  price: amounts,
  lowPrice: amounts,
}

function amounts(value: string): readonly string[] {
  const grouped = Number(value).toLocaleString('en-GB', { minimumFractionDigits: 2 })
  return [grouped, grouped.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))]
}

function structuredBlocks(html: string): { '@context': string; '@graph': Fact[] }[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, text = '']) => JSON.parse(text))
}

export function structuredFaults(html: string): string[] {
  const [block, ...others] = structuredBlocks(html)
  if (!block || others.length > 0) return [`${others.length + (block ? 1 : 0)} blocks, not one`]
  const seen = shownText(html)
  const context = block['@context'] === 'https://schema.org' ? [] : [`@context is ${block['@context']}`]
  return [...context, ...block['@graph'].flatMap((fact) => factFaults(fact, seen))]
}

function factFaults(fact: Fact, seen: string): string[] {
  const type = String(fact['@type'])
  const needed = required[type]
  if (!needed) return [`${type} is no kind that is known`]
  const faults = needed.filter((name) => isEmpty(fact[name])).map((name) => `${type} has no ${name}`)
  if (type === 'BreadcrumbList') faults.push(...crumbFaults(fact))
  for (const [name, value] of Object.entries(fact)) {
    if (isEmpty(value)) faults.push(`${type}.${name} is empty`)
    if (/^(rating|review|\w+Rating)/.test(name)) faults.push('a rating or a review')
    const texts = said.includes(name) ? [String(value)] : written[name]?.(String(value))
    if (texts && !texts.some((text) => seen.includes(packed(text))))
      faults.push(`${type}.${name} is not on the page: ${String(value)}`)
    if (/^(url|item|logo|image|@id)$/.test(name) && !URL.canParse(String(value)))
      faults.push(`${type}.${name} is no whole address: ${String(value)}`)
    for (const inner of [value].flat()) if (isFact(inner)) faults.push(...factFaults(inner, seen))
  }
  return faults
}

function crumbFaults({ itemListElement }: Fact): string[] {
  const items = [itemListElement].flat().filter(isFact)
  const isInOrder = items.every(({ position }, index) => position === index + 1)
  return items.length > 1 && isInOrder ? [] : ['BreadcrumbList does not count its items from 1']
}

function isFact(value: unknown): value is Fact {
  return typeof value === 'object' && value !== null && '@type' in value
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Without spaces, since addresses contain break opportunities. */
function shownText(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  const text = body.replace(/<(script|template|style)\b.*?<\/\1>/gs, '').replace(/<!--.*?-->|<[^>]+>/gs, '')
  const signs: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#x27': "'",
    '#39': "'",
  }
  return packed(text.replace(/&([a-z\d#]+);/g, (whole, name) => signs[name] ?? whole))
}

function packed(text: string): string {
  return text.replace(/\s+/g, '')
}
