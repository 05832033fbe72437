import { lazySection } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { FirstScreen } from '#app/products/parts/first-screen/first-screen.tsx'
import { toolSections } from '#app/products/parts/tool-sections.ts'
import styles from './lawyers-page.module.css'
import { OneTerm } from './one-term.tsx'

export const sections = toolSections(lazySection('example', () => import('./trial/deadline-trial.tsx')))

export function Page() {
  return (
    <>
      <FirstScreen className={styles.screen}>
        <OneTerm />
      </FirstScreen>
      <Sections of={sections} first={0} />
    </>
  )
}
