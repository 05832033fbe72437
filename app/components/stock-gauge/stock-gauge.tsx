import styles from './stock-gauge.module.css'

/** Twelve squares, `filled` of them coloured; a tick at `threshold`. */
export function StockGauge({ filled, threshold }: { filled: number; threshold: number }) {
  return (
    <svg className={styles.level} width="145" height="23" viewBox="0 0 145 23" aria-hidden="true">
      <path className={styles.filled} d={`M1 11.5h${filled * 12}`} />
      <path className={styles.threshold} d={`M${threshold * 12} 0v23`} />
    </svg>
  )
}
