import { HomeSection } from '#app/products/product-page/home-section/home-section.tsx'
import { ModuleSwitch } from './module-switch.tsx'
import styles from './plugins-section.module.css'
import { SitePage, SitePhone } from './site-page.tsx'

export function Section() {
  return (
    <HomeSection id="plugins" className={styles.squares} layout="edge" control={<ModuleSwitch />}>
      <SitePage className={styles.window} />
      <SitePhone />
    </HomeSection>
  )
}
