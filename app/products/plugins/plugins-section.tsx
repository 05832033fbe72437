import { useState } from 'react'
import { HomeSection } from '#app/products/product-page/home-section/home-section.tsx'
import { OtherSide, PhoneMockup } from '#app/products/product-page/other-side/other-side.tsx'
import { ModuleSwitch } from './module-switch.tsx'
import { SitePage } from './site-page.tsx'

export function Section() {
  const [isOn, setIsOn] = useState(true)
  return (
    <HomeSection
      id="plugins"
      layout="right"
      control={<ModuleSwitch isOn={isOn} toggle={() => setIsOn(!isOn)} />}
    >
      <SitePage isOn={isOn} />
      <OtherSide>
        <PhoneMockup>
          <SitePage isOn={isOn} isShort />
        </PhoneMockup>
      </OtherSide>
    </HomeSection>
  )
}
