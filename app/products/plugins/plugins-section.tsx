import { HomeSection } from '#app/products/product-page/home-section/home-section.tsx'
import { OtherSide, PhoneMockup } from '#app/products/product-page/other-side/other-side.tsx'
import { ModuleSwitch } from './module-switch.tsx'
import { SitePage } from './site-page.tsx'

export function Section() {
  return (
    <HomeSection id="plugins" layout="right" control={<ModuleSwitch />}>
      <SitePage />
      <OtherSide>
        <PhoneMockup>
          <SitePage isShort />
        </PhoneMockup>
      </OtherSide>
    </HomeSection>
  )
}
