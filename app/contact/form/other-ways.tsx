import { useHere } from '#app/platform/here.ts'
import { setting } from '#shared/setting.ts'
import styles from './contact-form.module.css'

/** Telephone and mail, those of them that the settings name. */
export function OtherWays() {
  const { t } = useHere()
  const ways = [
    { key: 'company.phone', value: setting('company.phone'), scheme: 'tel:' },
    { key: 'company.email', value: setting('company.email'), scheme: 'mailto:' },
    { key: 'company.pec', value: setting('company.pec'), scheme: 'mailto:' },
  ] as const
  const known = ways.filter(({ value }) => value)
  if (known.length === 0) return null
  return (
    <dl className={styles.ways}>
      {known.map(({ key, value, scheme }) => (
        <div key={key} className={styles.way}>
          <dt className={styles.kind}>{t(key)}</dt>
          <dd className={styles.address}>
            <a href={scheme + (scheme === 'tel:' ? value.replace(/[^+\d]/g, '') : value)}>{value}</a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
