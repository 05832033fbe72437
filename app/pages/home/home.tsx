import { type LaterSection, laterSection } from '#app/components/later/later-section.ts'
import { Sections } from '#app/components/later/sections.tsx'
import { productSections } from '#app/products/home-sections.ts'

/** In the order of the page. */
export const sections: readonly LaterSection[] = [
  laterSection('bannerTop', () => import('./home-hero.tsx')),
  laterSection('tools', () => import('./bento.tsx')),
  ...productSections,
  laterSection('how', () => import('./how.tsx')),
  laterSection('news', () => import('./news.tsx')),
  laterSection('write', () => import('#app/contact/postcard/postcard.tsx')),
]

export function Page() {
  return <Sections of={sections} first={1} />
}
