import { HomeSection } from '#app/products/product-page/home-section/home-section.tsx'
import { ModuleSwitch } from './module-switch.tsx'
import { SitePage, SitePhone } from './site-page.tsx'

export function Section() {
  return (
    <HomeSection id="plugins" layout="right" control={<ModuleSwitch />}>
      <SitePage />
      <SitePhone />
    </HomeSection>
  )
}
