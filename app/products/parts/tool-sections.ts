import { type LaterSection, laterSection } from '#app/components/later/later-section.ts'

/** The sections below a tool's first screen, in order: its `own`, then what every tool's page has. */
export function toolSections(...own: LaterSection[]): readonly LaterSection[] {
  return [
    ...own,
    laterSection('about', () => import('./about/about.tsx')),
    laterSection('terms', () => import('./terms/terms.tsx')),
    laterSection('questions', () => import('./questions/questions.tsx')),
    laterSection('write', () => import('#app/contact/postcard/postcard.tsx')),
  ]
}
