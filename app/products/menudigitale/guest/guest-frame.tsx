import type { ReactNode } from 'react'
import { LanguageSwitch } from '#app/components/language-switch/language-switch.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './guest-frame.module.css'

type GuestFrameProps = {
  title: string
  accent?: string | undefined
  isLarge?: boolean
  /** Until it is known whether the address brings a menu. */
  isWaiting?: boolean
  /** The menu as it stands in the address, where there is one. */
  code?: string | undefined
  children: ReactNode
}

/**
 * The restaurant's sheet: its name, what it has to say, and one line for the maker. Nothing of the seller's site. What came
 * in an address is called a trial before anything of it is read.
 */
export function GuestFrame({ title, accent, isLarge, isWaiting, code, children }: GuestFrameProps) {
  const { t } = usePageContext()
  return (
    <section
      className={styles.menu}
      data-accent={accent ?? 'menudigitale'}
      data-large={isLarge || undefined}
      data-waiting={isWaiting || undefined}
      id="bannerTop"
    >
      <div className={styles.head}>
        {code ? <p className={styles.trial}>{t('menu.made')}</p> : null}
        <h1 className={styles.name}>{title}</h1>
        <LanguageSwitch className={styles.language} />
      </div>
      {children}
      <div className={styles.maker}>
        <p className={styles.links}>
          <SiteLink className="go" to={{ page: 'menudigitale' }}>
            {t('menu.maker')}
          </SiteLink>
          {code ? (
            <SiteLink className={`go ${styles.own}`} to={{ page: 'menudigitale', anchor: code }}>
              {t('menu.edit')}
            </SiteLink>
          ) : null}
        </p>
      </div>
    </section>
  )
}
