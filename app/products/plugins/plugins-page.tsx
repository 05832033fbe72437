import { lazySection } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { FirstScreen } from '#app/products/product-page/first-screen/first-screen.tsx'
import { OtherSide, PhoneMockup } from '#app/products/product-page/other-side/other-side.tsx'
import { toolSections } from '#app/products/product-page/tool-page.tsx'
import { ModuleSwitch } from './module-switch.tsx'
import styles from './plugins-page.module.css'
import { SitePage } from './site-page.tsx'

export const sections = toolSections(lazySection('example', () => import('./modules-demo.tsx')))

export function Page() {
  return (
    <>
      <FirstScreen className={styles.screen}>
        <ModuleSwitch />
        <div className={styles.site}>
          <SitePage />
        </div>
        <OtherSide isFixed>
          <PhoneMockup>
            <SitePage isShort />
          </PhoneMockup>
        </OtherSide>
      </FirstScreen>
      <Sections of={sections} first={0} />
    </>
  )
}
