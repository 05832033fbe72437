import { useHere } from '#app/platform/here.ts'
import styles from './costaeventi-cell.module.css'

export function CellDrawing() {
  const { t } = useHere()
  return (
    <table className={styles.programme}>
      <tbody>
        <EventRow day="12" name={t('home.tools.concert')} time="21:30" />
        <EventRow day="13" name={t('home.tools.feast')} time="19:00" />
      </tbody>
    </table>
  )
}

function EventRow({ day, name, time }: { day: string; name: string; time: string }) {
  return (
    <tr className={styles.row}>
      <td className={styles.entry}>
        <b>{`${day}\u00a0\u00a0`}</b>
      </td>
      <td className={styles.entry}>{name}</td>
      <td className={styles.time}>{time}</td>
    </tr>
  )
}
