import { lazySection } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { FirstScreen } from '#app/products/parts/first-screen/first-screen.tsx'
import { toolSections } from '#app/products/parts/tool-sections.ts'
import { OneArticle } from './one-article.tsx'

export const sections = toolSections(lazySection('example', () => import('./shelf-trial.tsx')))

export function Page() {
  return (
    <>
      <FirstScreen>
        <OneArticle />
      </FirstScreen>
      <Sections of={sections} first={0} />
    </>
  )
}
