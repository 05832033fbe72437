import type { CompanyKey } from '#shared/company.ts'
import styles from './company-value.module.css'

/** Phone and mail are links. Breaks only after a comma, before the postal code, or after an address's @. */
export function CompanyValue({ row, value }: { row: CompanyKey; value: string }) {
  if (row === 'company.phone') {
    return (
      <a className={styles.whole} href={`tel:${value.replace(/[^+\d]/g, '')}`}>
        {value}
      </a>
    )
  }
  if (row === 'company.email' || row === 'company.pec') {
    const [name = '', host = ''] = value.split('@', 2)
    return (
      <a href={`mailto:${value}`}>
        {name}@<wbr />
        {host}
      </a>
    )
  }
  return value.split(/(?<=,)\s+|\s+(?=\d{5}\s)/).flatMap((part, index) => [
    index > 0 && ' ',
    <span key={part} className={styles.whole}>
      {part}
    </span>,
  ])
}
