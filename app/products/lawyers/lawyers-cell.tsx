import { useHere } from '#app/platform/here.ts'
import styles from './lawyers-cell.module.css'

export function CellDrawing() {
  const { t } = useHere()
  return (
    <div className={styles.deadline}>
      <b className={styles.day}>8</b>
      <span>{t('home.tools.day')}</span>
    </div>
  )
}
