import { usePageContext } from '#app/platform/page-context.ts'
import styles from './reservations-cell.module.css'

/** Used once the row has a `target`; until then the cell says "coming soon". */
export function CellDrawing() {
  const { t } = usePageContext()
  return (
    <p className={styles.booking}>
      <b>20:30</b> {t('home.tools.table')}
    </p>
  )
}
