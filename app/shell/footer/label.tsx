import { Brand } from '#app/components/brand/brand.tsx'
import { CompanyValue } from '#app/components/company-value/company-value.tsx'
import { useHere } from '#app/platform/here.ts'
import type { companyRows } from '#shared/company-rows.ts'
import { setting } from '#shared/setting.ts'
import styles from './label.module.css'

type LabelProps = { rows: typeof companyRows; amount: 'few' | 'some' | 'many' }

/** The school label: the provider's logo and, where the owner has set them, the data that the law asks for. */
export function Label({ rows, amount }: LabelProps) {
  const { t } = useHere()
  return (
    <div className={styles.label}>
      <div className={styles.frame}>
        <p className={styles.logo}>
          <Brand ground="paper" size={30} className={styles.brand} />
        </p>
        {rows.length > 0 ? (
          <dl className={styles.rows} data-rows={amount}>
            {rows.map(({ key }) => (
              <div key={key} className={styles.row}>
                <dt className={styles.term}>{t(key)}</dt>
                <dd>
                  <CompanyValue row={key} value={setting(key)} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className={styles.tagline}>{t('footer.tagline')}</p>
        )}
      </div>
    </div>
  )
}
