import { lazySection } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { useShop } from '#app/demo-shop/demo-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { hasServer } from '#app/platform/static-host.ts'
import { PhoneInvite } from '#app/products/product-page/companion-phone/phone-invite.tsx'
import { FirstScreen } from '#app/products/product-page/first-screen/first-screen.tsx'
import { OtherSide } from '#app/products/product-page/other-side/other-side.tsx'
import { toolSections } from '#app/products/product-page/tool-page.tsx'
import styles from './easycomande-page.module.css'
import { Rail } from './rail.tsx'
import { WaiterView } from './waiter-view.tsx'

export const sections = toolSections(lazySection('example', () => import('./orders-demo.tsx')))

export function Page() {
  const { t } = usePageContext()
  const { tickets } = useShop()
  return (
    <>
      <FirstScreen className={styles.screen} hasLead={!hasServer}>
        <PhoneInvite />
        <h2 className="visually-hidden">{t('easycomande.rail')}</h2>
        <Rail />
        <OtherSide isFixed>
          <WaiterView tickets={tickets} />
        </OtherSide>
      </FirstScreen>
      <Sections of={sections} first={0} />
    </>
  )
}
