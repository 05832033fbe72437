import { Code, usePublicAddress } from '#app/components/code/code.tsx'
import { Logo } from '#app/components/logo/logo.tsx'
import { Mark } from '#app/components/mark/mark.tsx'
import { brandSize } from '#app/platform/brand-size.ts'
import { useHere } from '#app/platform/here.ts'
import { setting } from '#shared/setting.ts'
import styles from './leaflet.module.css'

/** What makes home or a product's page a leaflet on paper: whose it is, and its address as text and as a code. Print only. */
export function Leaflet() {
  const { t } = useHere()
  const [host, path] = usePublicAddress().split('/', 2)
  return (
    <aside className={styles.leaflet} data-brand={brandSize(t('shell.brand'))}>
      <p className={styles.brand}>
        {__LOGO__ ? (
          <Logo logos={__LOGO__} ground="paper" name={t('shell.brand')} />
        ) : (
          <>
            <Mark size={26} />
            <b className={styles.name}>{t('shell.brand')}</b>
          </>
        )}
      </p>
      <Code className={styles.code} size={170} lazy />
      <p>
        {t('product.scan')}
        <b className={styles.address}>
          {host}
          {path ? (
            <>
              <wbr />/{path}
            </>
          ) : null}
        </b>
        {setting('company.phone')}
      </p>
    </aside>
  )
}
