import { type LazySection, lazySection } from '#app/components/lazy/lazy-section.ts'

/** `own` sections first, then those of every tool. */
export function toolSections(...own: LazySection[]): readonly LazySection[] {
  return [
    ...own,
    lazySection('about', () => import('./about/about.tsx')),
    lazySection('terms', () => import('./terms/terms.tsx')),
    lazySection('questions', () => import('./questions/questions.tsx')),
    lazySection('write', () => import('#app/contact/write/write.tsx')),
  ]
}
