import { toolPage } from '#app/products/product-page/tool-page.tsx'
import { ModuleSwitch } from './module-switch.tsx'
import styles from './plugins-page.module.css'
import { SitePage, SitePhone } from './site-page.tsx'

export const { Page, sections } = toolPage(OneModule, () => import('./modules-demo.tsx'))

function OneModule() {
  return (
    <>
      <ModuleSwitch />
      <div className={styles.site}>
        <SitePage />
      </div>
      <SitePhone isFixed />
    </>
  )
}
