import { LanguageSwitch } from '#app/components/language-switch/language-switch.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { Mark } from '#app/components/mark/mark.tsx'
import { brandSize } from '#app/platform/brand.ts'
import { useHere } from '#app/platform/here.ts'
import { footerShortcuts, offeringTarget } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'
import styles from './footer.module.css'

/** The back cover: six shortcuts, the label with the provider's data as far as they are set, the closing line. */
export function Footer() {
  const { t } = useHere()
  return (
    <footer className={styles.footer} data-brand={brandSize(t('shell.brand'))}>
      <div className={styles.inside}>
        <div className={styles.columns}>
          <nav aria-label={t('footer.shortcuts')}>
            <p className={styles.family}>{t('footer.family')}</p>
            <ul className={styles.shortcuts}>
              {footerShortcuts().map((offering) => (
                <li key={offering.id}>
                  <SiteLink to={offeringTarget(offering) ?? { page: 'home' }}>
                    {t(`offering.${offering.id}.name`)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <Label />
        </div>
        <div className={styles.base}>
          <p>{t('footer.copyright')}</p>
          <ul>
            {(['releases', 'clients', 'contact', 'privacy'] as const).map((page) => (
              <li key={page}>
                <SiteLink to={{ page }}>{t(`footer.${page}`)}</SiteLink>
              </li>
            ))}
            <li>
              <LanguageSwitch />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** The school label: the provider's logo and, where the owner has set them, the data that the law asks for. */
function Label() {
  const { t } = useHere()
  const rows = (['name', 'address', 'vat', 'register', 'capital', 'phone', 'pec', 'email'] as const)
    .map((id) => ({ id, value: setting(`company.${id}`) }))
    .filter((row) => row.value)
  return (
    <div className={styles.label}>
      <div className={styles.frame}>
        <p className={styles.logo}>
          <Mark size={30} />
          <span className={styles.brand}>{t('shell.brand')}</span>
        </p>
        {rows.length > 0 ? (
          <dl>
            {rows.map(({ id, value }) => (
              <div key={id}>
                <dt>{t(`company.${id}`)}</dt>
                <dd>{id === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
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
