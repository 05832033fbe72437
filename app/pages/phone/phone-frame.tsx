import type { ReactNode } from 'react'
import guest from '#app/components/guest-page/guest-page.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './phone.module.css'

type PhoneFrameProps = {
  title: string
  shop?: string | undefined
  /** Until the fragment is read. */
  isWaiting?: boolean
  aside?: ReactNode
  children: ReactNode
}

export function PhoneFrame({ title, shop, isWaiting, aside, children }: PhoneFrameProps) {
  const { t } = usePageContext()
  return (
    <section
      className={`${guest.page} ${styles.phone}`}
      data-accent="easycomande"
      data-waiting={isWaiting || undefined}
      id="bannerTop"
    >
      <div className={`spread ${guest.head} ${styles.head}`}>
        {shop && <p className={styles.shop}>{shop}</p>}
        <h1 className={`${guest.title} ${styles.title}`}>{title}</h1>
        {aside}
      </div>
      {children}
      <p className={`fine ${styles.demo}`}>{t('phone.demo')}</p>
    </section>
  )
}
