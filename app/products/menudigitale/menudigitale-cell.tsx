import { Code } from '#app/components/qr-code/qr-code.tsx'
import styles from './menudigitale-cell.module.css'

export function CellDrawing() {
  return (
    <span>
      <Code className={styles.picture} size={206} />
    </span>
  )
}
