import { brandSize } from '#app/platform/brand-size.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { Mark } from '../brand/brand.tsx'
import styles from './stamp.module.css'

/** Decorative. `franked`: with a postmark. */
export function Stamp({ franked = false }: { franked?: boolean }) {
  const { t } = usePageContext()
  const brand = t('shell.brand')
  return (
    <div className={styles.stamp} data-franked={franked || undefined} aria-hidden="true">
      <div className={styles.face}>
        {__LOGO__ ? <img src="/favicon.svg" width={48} height={48} alt="" /> : <Mark size={40} />}
        {brandSize(brand) === 'large' ? <b className={styles.brand}>{brand}</b> : null}
      </div>
    </div>
  )
}
