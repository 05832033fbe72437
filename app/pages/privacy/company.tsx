import { useHere } from '#app/platform/here.ts'
import { setting } from '#shared/setting.ts'
import styles from './privacy.module.css'

/** Each is the name of a configuration entry and the key of its term. */
const rows = [
  'company.name',
  'company.form',
  'company.address',
  'company.vat',
  'company.register',
  'company.capital',
  'company.phone',
  'company.email',
  'company.pec',
] as const
/** What the law asks of every provider of a site: art. 7 D.Lgs. 70/2003, art. 35 DPR 633/1972. */
const required = ['company.name', 'company.address', 'company.vat', 'company.email'] as const

/** The provider's data as far as the owner has set them; a gap that the law does not allow is told, not hidden. */
export function Company() {
  const { t } = useHere()
  const set = rows.filter((key) => setting(key))
  const isMissing = required.some((key) => !setting(key))
  return (
    <>
      {set.length > 0 && (
        <dl>
          {set.map((key) => (
            <div key={key} className={styles.answer}>
              <dt className={styles.term}>{t(key)}</dt>
              <dd className={styles.told}>{setting(key)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isMissing && <p>{t('privacy.company.missing')}</p>}
    </>
  )
}
