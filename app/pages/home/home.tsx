import { type LazySection, lazySection } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { beforeTiles, productSections } from '#app/products/home-sections.ts'
import { offerings } from '#content/offerings.ts'

/** No grid where every product has a section of its own. */
const tiles = offerings.some((row) => 'cell' in row)
  ? [lazySection('tools', () => import('./bento.tsx'))]
  : []

/** In the order of the page. */
export const sections: readonly LazySection[] = [
  lazySection('bannerTop', () => import('./home-hero.tsx')),
  ...productSections.slice(0, beforeTiles),
  ...tiles,
  ...productSections.slice(beforeTiles),
  lazySection('write', () => import('#app/contact/write/write.tsx')),
]

export function Page() {
  return <Sections of={sections} first={1} />
}
