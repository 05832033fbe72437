import styles from './easydelivery-cell.module.css'

export function CellDrawing() {
  return (
    <div className={styles.route}>
      <i className={styles.station} />
      <i className={styles.station} data-now />
      <i className={styles.station} data-ahead />
      <i className={styles.station} data-ahead />
      <b>19:42</b>
      <b className={styles.arrival}>20:17</b>
    </div>
  )
}
