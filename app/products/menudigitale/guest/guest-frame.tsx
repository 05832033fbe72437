import type { ReactNode } from 'react'
import guest from '#app/components/guest-page/guest-page.module.css'
import { LanguageSwitch } from '#app/components/language-switch/language-switch.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './guest.module.css'

type GuestFrameProps = {
  title: string
  /** Until the fragment is read. */
  isWaiting?: boolean
  /** Written by a visitor of this site. */
  isTrial?: boolean
  children: ReactNode
}

/**
 * The restaurant's own page, without the seller's header and footer. A menu from a link is labelled a trial
 * at the top.
 */
export function GuestFrame({ title, isWaiting, isTrial, children }: GuestFrameProps) {
  const { t } = usePageContext()
  return (
    <section
      className={`${guest.page} ${styles.menu}`}
      data-accent="menudigitale"
      data-waiting={isWaiting || undefined}
      id="bannerTop"
    >
      <div className={`spread ${guest.head} ${styles.head}`}>
        {isTrial ? <p className={styles.trial}>{t('menu.made')}</p> : null}
        <h1 className={`${guest.title} ${styles.title}`}>{title}</h1>
        <LanguageSwitch className={`${guest.language} unprinted`} />
      </div>
      {children}
      <div className={`spread ${styles.maker}`}>
        <SiteLink className="go" to={{ page: 'menudigitale' }}>
          {t('menu.maker')}
        </SiteLink>
      </div>
    </section>
  )
}
