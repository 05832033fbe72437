import { useHere } from '#app/platform/here.ts'
import styles from './plugins-cell.module.css'

export function CellDrawing() {
  const { t } = useHere()
  return (
    <div className={styles.site}>
      <i className={styles.block} />
      <i className={styles.block} />
      <b className={styles.ours}>{t('header.menu')}</b>
      <i className={styles.block} />
    </div>
  )
}
