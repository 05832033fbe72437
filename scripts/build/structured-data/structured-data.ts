import { readFileSync } from 'node:fs'
import type { PageId } from '#content/pages.ts'
import type { AnsweringPeople } from '#shared/answering-people.ts'
import { brandValues } from '#shared/brand-values.ts'
import type { Language } from '#shared/locale.ts'
import { createTranslate, type Dictionary, type Translate } from '#shared/messages.ts'
import { pagePath, requirePage } from '#shared/navigation.ts'
import { productPages } from '#shared/products.ts'
import { organization } from './organization.ts'
import { questionsPage, softwareApplication } from './software.ts'

type Place = { page: PageId; lang: Language; origin: string; dictionary: Dictionary }

const footerNames = {
  clients: 'footer.clients',
  releases: 'footer.releases',
  contact: 'footer.contact',
  privacy: 'footer.privacy',
} as const

/** JSON-LD of what the page shows, never a rating. Undefined for pages that are not indexed. */
export function structuredData(place: Place, answering: AnsweringPeople): string | undefined {
  if (!requirePage(place.page).indexed) return undefined
  const t = createTranslate(place.dictionary, place.lang, brandValues)
  const graph = { '@context': 'https://schema.org', '@graph': nodes(place, answering, t) }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

export function readAnswering(root: string): AnsweringPeople {
  return JSON.parse(readFileSync(`${root}/generated/people.json`, 'utf8'))
}

function nodes({ page, lang, origin }: Place, answering: AnsweringPeople, t: Translate): object[] {
  const address = (id: PageId) => origin + pagePath(id, { lang, addressForm: 'pinned' })
  const product = productPages.find((id) => id === page)
  const footer = Object.entries(footerNames).find(([id]) => id === page)?.[1]
  const name = product ? t(`offering.${product}.name`) : footer && t(footer)
  const item = (position: number, id: PageId, label: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item: address(id),
  })
  const crumbs = name && {
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, 'home', t('offering.home.name')), item(2, page, name)],
  }
  return [
    ...(page === 'home' || page === 'contact' ? [organization({ origin, lang, answering })] : []),
    ...(product
      ? [
          softwareApplication({ product, address: address(page), origin, lang, t }),
          questionsPage({ product, address: address(page), t }),
        ]
      : []),
    ...(crumbs ? [crumbs] : []),
  ]
}
