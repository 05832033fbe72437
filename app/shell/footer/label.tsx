import { CompanyValue } from '#app/components/company-value/company-value.tsx'
import { Logo } from '#app/components/logo/logo.tsx'
import { Mark } from '#app/components/mark/mark.tsx'
import { useHere } from '#app/platform/here.ts'
import type { companyRows } from '#shared/company-rows.ts'
import { setting } from '#shared/setting.ts'
import styles from './label.module.css'

type LabelProps = { rows: typeof companyRows; amount: 'few' | 'many' }

/** The school label: the provider's logo and, where the owner has set them, the data that the law asks for. */
export function Label({ rows, amount }: LabelProps) {
  const { t } = useHere()
  return (
    <div className={styles.label}>
      <div className={styles.frame}>
        <p className={styles.logo}>
          {__LOGO__ ? (
            <Logo logos={__LOGO__} ground="paper" name={t('shell.brand')} />
          ) : (
            <>
              <Mark size={30} />
              <span className={styles.brand}>{t('shell.brand')}</span>
            </>
          )}
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
