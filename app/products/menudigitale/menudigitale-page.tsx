import { useEffect } from 'react'
import { Code } from '#app/components/code/code.tsx'
import { laterSection } from '#app/components/later/later-section.ts'
import { Sections } from '#app/components/later/sections.tsx'
import { showError } from '#app/components/toaster/show-error.ts'
import { useHere } from '#app/platform/here.ts'
import { Hero } from '#app/products/parts/hero/product-hero.tsx'
import styles from './menudigitale-page.module.css'

/** In the order of the page. */
export const sections = [
  laterSection('example', () => import('./trial/menu-trial.tsx')),
  laterSection('tent', () => import('./trial/tent.tsx')),
  laterSection('about', () => import('#app/products/parts/about/about.tsx')),
  laterSection('terms', () => import('#app/products/parts/terms/terms.tsx')),
  laterSection('questions', () => import('#app/products/parts/questions/questions.tsx')),
  laterSection('closing', () => import('#app/products/parts/closing/closing.tsx')),
] as const

export function Page() {
  const { t } = useHere()

  // A fragment that begins with a digit is a menu to go on writing, never an element's id.
  useEffect(() => {
    if (!/^#\d/.test(location.hash)) return
    import('./trial/open-menu.ts').then(({ openMenu }) => openMenu(t)).catch(showError)
  }, [t])

  return (
    <>
      <Hero className={styles.hero}>
        <figure className={styles.code}>
          <Code className={styles.picture} size={400} />
          <figcaption className={styles.caption}>{t('menudigitale.hero.code')}</figcaption>
        </figure>
      </Hero>
      <Sections of={sections} first={0} />
    </>
  )
}
