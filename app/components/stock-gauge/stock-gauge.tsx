import styles from './stock-gauge.module.css'

/** As many squares as `--level-squares` in the style sheet. */
type StockGaugeProps = { filled: number; squares?: number }

/** `filled` of the squares coloured; a tick at half of them, the threshold. */
export function StockGauge({ filled, squares = 12 }: StockGaugeProps) {
  const width = squares * 12 + 1
  return (
    <svg
      className={styles.level}
      width={width}
      height="23"
      viewBox={`0 0 ${width} 23`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.filled} d={`M1 11.5h${filled * 12}`} />
      <path className={styles.threshold} d={`M${squares * 6} 0v23`} />
    </svg>
  )
}
