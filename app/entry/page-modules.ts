import type { ComponentType } from 'react'
import type { PageId } from '#content/pages.ts'
import type { Translate } from '#shared/messages.ts'
import type { LazySection } from '../components/lazy/lazy-section.ts'
import { footer, sidePanel } from '../layout/lazy-sections.ts'
import { addSheet } from '../platform/load-with-sheets.ts'

/** `partName` names a list's further part; empty for the first one. */
export type PageModule = {
  Page: ComponentType
  sections?: readonly LazySection[]
  partName?: (rows: string, t: Translate) => string
}

export const pageModules = {
  home: () => import('../pages/home/home.tsx'),
  warehouse: () => import('../products/warehouse/warehouse-page.tsx'),
  easycomande: () => import('../products/easycomande/easycomande-page.tsx'),
  easydelivery: () => import('../products/easydelivery/easydelivery-page.tsx'),
  ecommerce: () => import('../products/ecommerce/ecommerce-page.tsx'),
  plugins: () => import('../products/plugins/plugins-page.tsx'),
  menudigitale: () => import('../products/menudigitale/menudigitale-page.tsx'),
  lawyers: () => import('../products/lawyers/lawyers-page.tsx'),
  costaeventi: () => import('../products/costaeventi/costaeventi-page.tsx'),
  clients: () => import('../pages/clients/clients.tsx'),
  releases: () => import('../pages/releases/releases.tsx'),
  contact: () => import('../pages/contact/contact.tsx'),
  thanks: () => import('../pages/thanks/thanks.tsx'),
  menu: () => import('../products/menudigitale/guest/menu-page.tsx'),
  phone: () => import('../pages/phone/phone.tsx'),
  privacy: () => import('../pages/privacy/privacy.tsx'),
  notfound: () => import('../pages/notfound/notfound.tsx'),
} satisfies Record<PageId, () => Promise<PageModule>>

/** Loads everything that a first visit would load later, so that it can be shown at once. */
export async function loadWholePage(page: PageId): Promise<PageModule> {
  const module: PageModule = await pageModules[page]()
  await loadLazySections(module.sections)
  return module
}

export async function loadLazySections(sections: readonly LazySection[] = []) {
  const parts = [sidePanel, ...sections, footer].map((section) => section.load())
  await Promise.all([...parts, keepLazyStyle()])
}

/** The page's link to its lazy sections' style is removed with the page, but is needed on return. */
function keepLazyStyle(): Promise<unknown> {
  const href = document.querySelector('main .lazy-style')?.getAttribute('href')
  return href ? addSheet(href) : Promise.resolve()
}
