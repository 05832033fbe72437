import { Level } from '#app/components/level/level.tsx'
import { useHere } from '#app/platform/here.ts'
import styles from './warehouse-cell.module.css'

export function CellDrawing() {
  const { t } = useHere()
  return (
    <table className={styles.stock}>
      <tbody>
        <StockRow name={t('home.tools.coffee')} filled={2} count={4} isLow />
        <StockRow name={t('home.tools.sugar')} filled={11} count={26} />
        <StockRow name={t('home.tools.filters')} filled={7} count={11} />
      </tbody>
    </table>
  )
}

type StockRowProps = { name: string; filled: number; count: number; isLow?: boolean }

function StockRow({ name, filled, count, isLow }: StockRowProps) {
  return (
    <tr className={styles.row}>
      <td className={styles.item}>{name}</td>
      <td className={styles.level}>
        <Level filled={filled} threshold={6} />
      </td>
      <td className={styles.count} data-low={isLow}>
        {count}
      </td>
    </tr>
  )
}
