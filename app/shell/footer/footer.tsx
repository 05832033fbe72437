import { LanguageSwitch } from '#app/components/language-switch/language-switch.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { Logo } from '#app/components/logo/logo.tsx'
import { Mark } from '#app/components/mark/mark.tsx'
import { brandSize } from '#app/platform/brand-size.ts'
import { useHere } from '#app/platform/here.ts'
import { companyRows } from '#shared/company-rows.ts'
import { footerShortcuts, offeringTarget } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'
import styles from './footer.module.css'

const baseLinks = [
  { page: 'releases', label: 'footer.releases' },
  { page: 'clients', label: 'footer.clients' },
  { page: 'contact', label: 'footer.contact' },
  { page: 'privacy', label: 'footer.privacy' },
] as const

/** The back cover: six shortcuts, the label with the provider's data as far as they are set, the closing line. */
export function Section() {
  const { t } = useHere()
  return (
    <footer id="footer" className={styles.footer} data-brand={brandSize(t('shell.brand'))}>
      <div className={styles.inside}>
        <div className={styles.columns}>
          <nav aria-label={t('footer.shortcuts')}>
            <p className={styles.family}>{t('footer.family')}</p>
            <ul className={styles.shortcuts}>
              {footerShortcuts().map((offering) => (
                <li key={offering.id}>
                  <SiteLink className={styles.link} to={offeringTarget(offering) ?? { page: 'home' }}>
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
          <ul className={styles.links}>
            {baseLinks.map(({ page, label }) => (
              <li key={page}>
                <SiteLink className={styles.link} to={{ page }}>
                  {t(label)}
                </SiteLink>
              </li>
            ))}
            <li>
              <LanguageSwitch className={styles.link} />
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
  const rows = companyRows
    .filter(({ key, inFooter }) => inFooter && setting(key))
    .map(({ key }) => ({ key, value: setting(key) }))
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
          <dl className={styles.rows}>
            {rows.map(({ key, value }) => (
              <div key={key} className={styles.row}>
                <dt className={styles.term}>{t(key)}</dt>
                <dd>{key === 'company.email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
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
