import { laterSection } from '#app/components/later/later-section.ts'
import { Sections } from '#app/components/later/sections.tsx'
import { Hero } from '#app/products/parts/hero/product-hero.tsx'
import styles from './costaeventi-page.module.css'

/** In the order of the page. */
export const sections = [
  laterSection('example', () => import('./trial/events-trial.tsx')),
  laterSection('about', () => import('#app/products/parts/about/about.tsx')),
  laterSection('terms', () => import('#app/products/parts/terms/terms.tsx')),
  laterSection('questions', () => import('#app/products/parts/questions/questions.tsx')),
  laterSection('closing', () => import('#app/products/parts/closing/closing.tsx')),
] as const

export function Page() {
  return (
    <>
      <Hero className={styles.hero}>
        <div className={styles.sea} aria-hidden="true" />
      </Hero>
      <Sections of={sections} first={0} />
    </>
  )
}
