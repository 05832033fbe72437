import { usePageContext } from '#app/platform/page-context.ts'
import styles from './lawyers-cell.module.css'

export function CellDrawing() {
  const { t } = usePageContext()
  return (
    <div className={styles.deadline}>
      <b className={styles.day}>8</b>
      <span>{t('home.tools.day')}</span>
    </div>
  )
}
