import { useEffect } from 'react'
import { Code } from '#app/components/code/code.tsx'
import { laterSection } from '#app/components/later/later-section.ts'
import { Sections } from '#app/components/later/sections.tsx'
import { Hero } from '#app/components/product/hero/hero.tsx'
import { useHere } from '#app/place.ts'
import { showError } from '#app/show-error.ts'
import styles from './menudigitale.module.css'

/** In the order of the page. */
export const sections = [
  laterSection('example', () => import('./example.tsx')),
  laterSection('tent', () => import('./tent.tsx')),
  laterSection('about', () => import('#app/components/product/about/about.tsx')),
  laterSection('questions', () => import('#app/components/product/questions/questions.tsx')),
  laterSection('closing', () => import('#app/components/product/closing/closing.tsx')),
] as const

export function Page() {
  const { t } = useHere()

  // A fragment that begins with a digit is a menu to go on writing, never an element's id.
  useEffect(() => {
    if (!/^#\d/.test(location.hash)) return
    import('./open-menu.ts').then(({ openMenu }) => openMenu(t)).catch(showError)
  }, [t])

  return (
    <>
      <Hero className={styles.hero}>
        <figure className={styles.code}>
          <Code size={400} />
          <figcaption>{t('menudigitale.hero.code')}</figcaption>
        </figure>
      </Hero>
      <Sections of={sections} first={0} />
    </>
  )
}
