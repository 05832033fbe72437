import { Code } from '#app/components/code/code.tsx'
import styles from './menudigitale-cell.module.css'

export function CellDrawing() {
  return (
    <span className={styles.code}>
      <Code of="menudigitale" size={206} lazy />
    </span>
  )
}
