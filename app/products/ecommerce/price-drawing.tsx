import { useHere } from '#app/platform/here.ts'
import { euroText } from '#shared/price.ts'
import type { priceLine } from './price-line.ts'
import styles from './prices.module.css'

/** A day is a square of the exercise book. */
const square = 10
const top = 30
const bottom = 110
const height = 150
const margin = 8

/** What an article has cost, as one line over the days; the list beside it says the same in words. */
export function PriceDrawing({ line, today }: { line: ReturnType<typeof priceLine>; today: number }) {
  const { t, lang } = useHere()
  const { window, lowest } = line
  const first = window.from - margin
  const spans = line.spans.filter(({ to }) => to >= first)
  const prices = spans.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const x = (day: number) => (Math.max(day, first) - first) * square
  const y = (price: number) =>
    most === least ? (top + bottom) / 2 : top + ((most - price) / (most - least)) * (bottom - top)
  const width = x(today + 1)
  const path = spans.map(({ from, price }, index) =>
    index === 0 ? `M${x(from)} ${y(price)}` : `H${x(from)}V${y(price)}`,
  )
  const [left, right] = [x(window.from), x(window.to + 1)]
  return (
    <svg className={styles.drawing} fontSize="20" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={styles.window} x={left} y="0" width={right - left} height={height - 30} />
      <path
        className={styles.squares}
        d={`${gridOf(width, square, (at) => `M${at} 0V${height - 30}`)}${gridOf(height - 29, square, (at) => `M0 ${at}H${width}`)}`}
      />
      {lowest !== undefined && (
        <>
          <path className={styles.lowest} d={`M${left} ${y(lowest)}H${width}`} />
          <text className={styles.lowestPrice} x={left + 6} y={y(lowest) + (y(lowest) > 80 ? -8 : 22)}>
            {euroText(lowest, lang)}
          </text>
        </>
      )}
      <path className={styles.line} d={`${path.join('')}H${width}`} />
      <path className={styles.brace} d={`M${left} ${height - 26}v6H${right}v-6`} />
      <text className={styles.braceText} x={(left + right) / 2} y={height - 2}>
        {t('ecommerce.prices.window')}
      </text>
    </svg>
  )
}

function gridOf(length: number, step: number, draw: (at: number) => string): string {
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => draw(index * step)).join('')
}
