import { CompanyValue } from '#app/components/company-value/company-value.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { companyKind, companyRows, rowsFor } from '#shared/company-rows.ts'
import { setting } from '#shared/setting.ts'
import styles from './privacy.module.css'

/** Who answers for the data, in a sentence or two. */
export function Controller() {
  const { t } = usePageContext()
  const address = setting('company.address')
  const email = setting('company.email')
  return (
    <>
      {t('privacy.controller.name')} {setting('company.name') || setting('brand.name')}
      {address && (
        <>
          , <CompanyValue row="company.address" value={address} />
        </>
      )}
      .
      {email && (
        <>
          {' '}
          {t('privacy.controller.email')} <CompanyValue row="company.email" value={email} />.
        </>
      )}
    </>
  )
}

/** The provider's data as far as the owner has set them; a gap that the law does not allow is told, not hidden. */
export function Company() {
  const { t } = usePageContext()
  const set = companyRows.filter(({ key }) => setting(key))
  const isMissing = rowsFor('must', companyKind()).some(({ key }) => !setting(key))
  return (
    <>
      {set.length > 0 && (
        <dl>
          {set.map(({ key }) => (
            <div key={key} className={styles.fact}>
              <dt className={styles.term}>{t(key)}</dt>
              <dd className={styles.told}>
                <CompanyValue row={key} value={setting(key)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isMissing && <p>{t('privacy.company.missing')}</p>}
    </>
  )
}
