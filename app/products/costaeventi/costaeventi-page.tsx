import { laterSection } from '#app/components/later/later-section.ts'
import { Sections } from '#app/components/later/sections.tsx'
import { Hero } from '#app/products/parts/hero/product-hero.tsx'
import { toolSections } from '#app/products/parts/tool-sections.ts'
import styles from './costaeventi-page.module.css'

export const sections = toolSections(laterSection('example', () => import('./trial/events-trial.tsx')))

export function Page() {
  return (
    <>
      <Hero action="costaeventi.hero.action" className={styles.hero}>
        <div className={styles.sea} aria-hidden="true" />
      </Hero>
      <Sections of={sections} first={0} />
    </>
  )
}
