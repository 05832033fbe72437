import { laterSection } from '#app/components/later/later-section.ts'
import { Sections } from '#app/components/later/sections.tsx'
import { useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { FirstScreen } from '#app/products/parts/first-screen/first-screen.tsx'
import { OtherSide } from '#app/products/parts/other-side/other-side.tsx'
import { PhoneInvite } from '#app/products/parts/second-phone/phone-invite.tsx'
import { toolSections } from '#app/products/parts/tool-sections.ts'
import { Rail } from './rail.tsx'
import { WaiterView } from './waiter-view.tsx'

export const sections = toolSections(laterSection('example', () => import('./orders-trial.tsx')))

export function Page() {
  const { t } = useHere()
  const { tickets } = useShop()
  return (
    <>
      <FirstScreen>
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
