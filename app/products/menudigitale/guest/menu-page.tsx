import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { GuestFrame } from './guest-frame.tsx'
import { GuestMenu } from './guest-menu.tsx'
import styles from './menu-page.module.css'
import { useMenu } from './use-menu.ts'

/** The menu is in the fragment, which is not sent to servers. */
export function Page() {
  const { t } = usePageContext()
  const { read, code } = useMenu()
  if (read?.menu) return <GuestMenu menu={read.menu} code={code} />
  const title = read?.fault ? t('menu.fault.title') : t('menu.none.title')
  return (
    <GuestFrame title={title} isWaiting={read === undefined}>
      <div className={styles.words}>
        <p className="lead">{read?.fault ? t(`menu.fault.${read.fault}`) : t('menu.none.lead')}</p>
        <p className={`lead ${styles.silent}`}>{t('menu.none.script')}</p>
        <p className="actions">
          <SiteLink className="button" to={{ page: 'menudigitale', anchor: 'example' }}>
            {t('menu.none.make')}
          </SiteLink>
        </p>
      </div>
    </GuestFrame>
  )
}
