import { useShop } from '#app/demo-shop/demo-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { hasServer } from '#app/platform/static-host.ts'
import { PhoneInvite } from '#app/products/product-page/companion-phone/phone-invite.tsx'
import { OtherSide } from '#app/products/product-page/other-side/other-side.tsx'
import { toolPage } from '#app/products/product-page/tool-page.tsx'
import styles from './easycomande-page.module.css'
import { Rail } from './rail.tsx'
import { WaiterView } from './waiter-view.tsx'

export const { Page, sections } = toolPage(Kitchen, () => import('./orders-demo.tsx'), {
  className: styles.screen,
  hasLead: !hasServer,
})

function Kitchen() {
  const { t } = usePageContext()
  const { tickets } = useShop()
  return (
    <>
      <PhoneInvite />
      <h2 className="visually-hidden">{t('easycomande.rail')}</h2>
      <Rail />
      <OtherSide isFixed>
        <WaiterView tickets={tickets} />
      </OtherSide>
    </>
  )
}
