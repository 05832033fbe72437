import { useHere } from '#app/platform/here.ts'
import { setting } from '#shared/setting.ts'

const rows = ['name', 'address', 'vat', 'register', 'capital', 'phone', 'email', 'pec'] as const
/** What the law asks of every provider of a site: art. 7 D.Lgs. 70/2003, art. 35 DPR 633/1972. */
const required = ['name', 'address', 'vat', 'email'] as const

/** The provider's data as far as the owner has set them; a gap that the law does not allow is told, not hidden. */
export function Company() {
  const { t } = useHere()
  const set = rows.filter((id) => setting(`company.${id}`))
  const isMissing = required.some((id) => !setting(`company.${id}`))
  return (
    <>
      {set.length > 0 && (
        <dl>
          {set.map((id) => (
            <div key={id}>
              <dt>{t(`company.${id}`)}</dt>
              <dd>{setting(`company.${id}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isMissing && <p>{t('privacy.company.missing')}</p>}
    </>
  )
}
