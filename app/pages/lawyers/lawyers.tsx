import { laterSection } from '#app/components/later/later-section.ts'
import { Sections } from '#app/components/later/sections.tsx'
import { Hero } from '#app/components/product/hero/hero.tsx'
import styles from './lawyers.module.css'
import { TermSquares } from './term-squares.tsx'

/** In the order of the page. */
export const sections = [
  laterSection('example', () => import('./example.tsx')),
  laterSection('about', () => import('#app/components/product/about/about.tsx')),
  laterSection('questions', () => import('#app/components/product/questions/questions.tsx')),
  laterSection('closing', () => import('#app/components/product/closing/closing.tsx')),
] as const

export function Page() {
  return (
    <>
      <Hero className={styles.hero}>
        <TermSquares />
      </Hero>
      <Sections of={sections} first={0} />
    </>
  )
}
