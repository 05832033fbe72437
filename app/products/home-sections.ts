import { type LazySection, lazySection, type SectionModule } from '#app/components/lazy/lazy-section.ts'
import { homeAnchors } from '#shared/navigation.ts'

const modules = import.meta.glob<SectionModule>('./*/*-section.tsx')

/** How many come before the grid. */
export const beforeTiles = 3

/** In the order of the table. The check before a build reports a row without a section. */
export const productSections: readonly LazySection[] = homeAnchors().map((anchor) =>
  lazySection(anchor, async () => {
    const load = modules[`./${anchor}/${anchor}-section.tsx`]
    if (!load) throw new Error(`No section of home: ${anchor}.`)
    return load()
  }),
)
