import { laterSection } from '#app/components/later/later-section.ts'
import { Sections } from '#app/components/later/sections.tsx'

/** In the order of the page. */
export const sections = [
  laterSection('bannerTop', () => import('./hero.tsx')),
  laterSection('audience', () => import('./audience.tsx')),
  laterSection('tools', () => import('./bento.tsx')),
  laterSection('warehouse', () => import('./warehouse.tsx')),
  laterSection('easycomande', () => import('./easycomande.tsx')),
  laterSection('easydelivery', () => import('./easydelivery.tsx')),
  laterSection('ecommerce', () => import('./ecommerce.tsx')),
  laterSection('plugins', () => import('./plugins.tsx')),
  laterSection('how', () => import('./how.tsx')),
  laterSection('news', () => import('./news.tsx')),
  laterSection('write', () => import('#app/components/postcard/postcard.tsx')),
] as const

export function Page() {
  return <Sections of={sections} first={2} />
}
