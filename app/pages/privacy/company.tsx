import { CompanyValue } from '#app/components/company-value/company-value.tsx'
import { TermsRow } from '#app/components/terms/terms-rows.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { companyKind, companyRows, rowsFor } from '#shared/company.ts'
import { setting } from '#shared/setting.ts'
import styles from './privacy.module.css'

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

/** Missing data that the law requires are named as missing. */
export function Company() {
  const { t } = usePageContext()
  const set = companyRows.filter(({ key }) => setting(key))
  const isMissing = rowsFor('must', companyKind()).some(({ key }) => !setting(key))
  return (
    <>
      {set.length > 0 && (
        <dl className={styles.rows}>
          {set.map(({ key }) => (
            <TermsRow key={key} label={key}>
              <CompanyValue row={key} value={setting(key)} />
            </TermsRow>
          ))}
        </dl>
      )}
      {isMissing && <p>{t('privacy.company.missing')}</p>}
    </>
  )
}
