import type { ComponentType } from 'react'
import { type LazySection, lazySection, type SectionModule } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { FirstScreen, type FirstScreenProps } from './first-screen/first-screen.tsx'

/** A page whose first screen holds `First`, and whose first section is the trial that `load` gives. */
export function toolPage(
  First: ComponentType,
  load: () => Promise<SectionModule>,
  screen: Omit<FirstScreenProps, 'children'> = {},
) {
  const sections = toolSections(lazySection('example', load))
  const Page = () => (
    <>
      <FirstScreen {...screen}>
        <First />
      </FirstScreen>
      <Sections of={sections} first={0} />
    </>
  )
  return { Page, sections }
}

/** `own` sections first, then those of every tool. */
export function toolSections(...own: LazySection[]): readonly LazySection[] {
  return [
    ...own,
    lazySection('terms', () => import('./terms/terms.tsx')),
    lazySection('questions', () => import('./questions/questions.tsx')),
    lazySection('write', () => import('#app/contact/write/write.tsx')),
  ]
}
