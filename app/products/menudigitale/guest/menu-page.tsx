import { SiteLink } from '#app/components/link/site-link.tsx'
import { useHere } from '#app/platform/here.ts'
import { FairCopy } from './fair-copy.tsx'
import styles from './menu-page.module.css'
import { useMenu } from './use-menu.ts'

/** What the guest reads. The menu comes from the address's fragment, which no server ever sees. */
export function Page() {
  const { t } = useHere()
  const { read, code } = useMenu()
  if (read?.menu) return <FairCopy menu={read.menu} code={code} />
  return (
    <section
      className={read === undefined ? styles.waiting : styles.none}
      data-accent="menudigitale"
      id="bannerTop"
    >
      <div className={styles.words}>
        <h1>{read?.fault ? t('menu.fault.title') : t('menu.none.title')}</h1>
        <p className="lead">{read?.fault ? t(`menu.fault.${read.fault}`) : t('menu.none.lead')}</p>
        <p className={`lead ${styles.silent}`}>{t('menu.none.script')}</p>
        <p className="actions">
          <SiteLink className="button" to={{ page: 'menudigitale', anchor: 'example' }}>
            {t('menu.none.make')}
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
