import { CompanyValue } from '#app/components/company-value/company-value.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { setting } from '#shared/setting.ts'
import styles from './contact-form.module.css'

const ways = ['company.phone', 'company.email', 'company.pec'] as const

/** Telephone and mail, those of them that the settings name. */
export function OtherWays() {
  const { t } = usePageContext()
  const known = ways.filter((key) => setting(key))
  if (known.length === 0) return null
  return (
    <dl className={styles.ways}>
      {known.map((key) => (
        <div key={key}>
          <dt className={styles.kind}>{t(key)}</dt>
          <dd className={styles.address}>
            <CompanyValue row={key} value={setting(key)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
