import { laterSection } from '#app/components/later/later-section.ts'
import { Sections } from '#app/components/later/sections.tsx'
import { Hero } from '#app/products/parts/hero/product-hero.tsx'
import { toolSections } from '#app/products/parts/tool-sections.ts'
import styles from './lawyers-page.module.css'
import { TermSquares } from './trial/term-squares.tsx'

export const sections = toolSections(laterSection('example', () => import('./trial/deadline-trial.tsx')))

export function Page() {
  return (
    <>
      <Hero action="lawyers.hero.action" className={styles.hero}>
        <TermSquares />
      </Hero>
      <Sections of={sections} first={0} />
    </>
  )
}
