import type { ReactNode } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import type { PhoneRole } from '#app/products/product-page/companion-phone/phone-address.ts'
import type { OfferingId } from '#content/offerings.ts'
import styles from './phone.module.css'

type PhoneFrameProps = {
  who: PhoneRole
  title: string
  shop?: string | undefined
  /** Until the fragment is read. */
  isWaiting?: boolean
  aside?: ReactNode
  children: ReactNode
}

export const phoneProducts = { waiter: 'easycomande', customer: 'easydelivery' } as const satisfies Record<
  PhoneRole,
  OfferingId
>

export function PhoneFrame({ who, title, shop, isWaiting, aside, children }: PhoneFrameProps) {
  const { t } = usePageContext()
  return (
    <section
      className={styles.phone}
      data-accent={phoneProducts[who]}
      data-waiting={isWaiting || undefined}
      id="bannerTop"
    >
      <div className={styles.head}>
        {shop && <p className={styles.shop}>{shop}</p>}
        <h1 className={styles.title}>{title}</h1>
        {aside}
      </div>
      {children}
      <p className={`fine ${styles.demo}`}>{t('phone.demo')}</p>
    </section>
  )
}
