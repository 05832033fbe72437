import type { ComponentType } from 'react'
import type { PageId } from '#content/pages.ts'
import type { LaterSection } from '../components/later/later-section.ts'

export type PageModule = { Page: ComponentType; sections?: readonly LaterSection[] }

/** Each page's code, loaded on demand. */
export const pageModules = {
  home: () => import('../pages/home/home.tsx'),
  menudigitale: () => import('../products/menudigitale/menudigitale-page.tsx'),
  lawyers: () => import('../products/lawyers/lawyers-page.tsx'),
  costaeventi: () => import('../products/costaeventi/costaeventi-page.tsx'),
  clients: () => import('../pages/clients/clients.tsx'),
  releases: () => import('../pages/releases/releases.tsx'),
  contact: () => import('../pages/contact/contact.tsx'),
  thanks: () => import('../pages/thanks/thanks.tsx'),
  menu: () => import('../products/menudigitale/guest/menu-page.tsx'),
  privacy: () => import('../pages/privacy/privacy.tsx'),
  notfound: () => import('../pages/notfound/notfound.tsx'),
} satisfies Record<PageId, () => Promise<PageModule>>

/** A page ready to be shown at once: its code and that of the sections which a first visit would load later. */
export async function loadWholePage(page: PageId): Promise<ComponentType> {
  const module: PageModule = await pageModules[page]()
  await Promise.all((module.sections ?? []).map((section) => section.load()))
  return module.Page
}
