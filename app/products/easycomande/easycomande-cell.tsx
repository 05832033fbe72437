import { useHere } from '#app/platform/here.ts'
import styles from './easycomande-cell.module.css'

export function CellDrawing() {
  const { t } = useHere()
  return (
    <div className={styles.ticket}>
      <b className={styles.table}>{t('home.tools.table')}</b>
      <span>{`2 ${t('dish.bruschetta')}`}</span>
      <span>{`3 ${t('dish.trofie')}`}</span>
    </div>
  )
}
