import { useEffect } from 'react'
import { Code } from '#app/components/code/code.tsx'
import { laterSection } from '#app/components/later/later-section.ts'
import { Sections } from '#app/components/later/sections.tsx'
import { showError } from '#app/components/toaster/show-error.ts'
import { useHere } from '#app/platform/here.ts'
import { Hero } from '#app/products/parts/hero/product-hero.tsx'
import { toolSections } from '#app/products/parts/tool-sections.ts'
import styles from './menudigitale-page.module.css'

export const sections = toolSections(
  laterSection('example', () => import('./trial/menu-trial.tsx')),
  laterSection('tent', () => import('./trial/tent.tsx')),
)

export function Page() {
  const { t } = useHere()

  // A fragment that begins with a digit is a menu to go on writing, never an element's id.
  useEffect(() => {
    if (!/^#\d/.test(location.hash)) return
    import('./trial/open-menu.ts').then(({ openMenu }) => openMenu(t)).catch(showError)
  }, [t])

  return (
    <>
      <Hero action="menudigitale.hero.action" className={styles.hero}>
        <figure className={styles.code}>
          <Code className={styles.picture} size={400} />
          <figcaption className={styles.caption}>{t('menudigitale.hero.code')}</figcaption>
        </figure>
      </Hero>
      <Sections of={sections} first={0} />
    </>
  )
}
