import { Brand } from '#app/components/brand/brand.tsx'
import { Code, usePublicAddress } from '#app/components/qr-code/qr-code.tsx'
import { brandSize } from '#app/platform/brand-size.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { setting } from '#shared/setting.ts'
import styles from './leaflet.module.css'

/** Print only. */
export function Leaflet() {
  const { t } = usePageContext()
  const [host, path] = usePublicAddress().split('/', 2)
  return (
    <aside className={styles.leaflet} data-brand={brandSize(t('shell.brand'))}>
      <p className={styles.brand}>
        <Brand ground="paper" size={26} className={styles.name} />
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
