import { Brand } from '#app/components/brand/brand.tsx'
import { CompanyValue } from '#app/components/company-value/company-value.tsx'
import { LanguageSwitch } from '#app/components/language-switch/language-switch.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { brandSize } from '#app/platform/brand-size.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { pages } from '#content/pages.ts'
import { companyRows } from '#shared/company.ts'
import { footerShortcuts, offeringTarget } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'
import styles from './footer.module.css'

const baseLinks = [
  { page: 'releases', label: 'footer.releases' },
  { page: 'clients', label: 'footer.clients' },
  { page: 'contact', label: 'footer.contact' },
  { page: 'privacy', label: 'footer.privacy' },
] as const

const links = baseLinks.filter(({ page }) => pages.some(({ id }) => id === page))

export function Section() {
  const { t } = usePageContext()
  const rows = companyRows.filter(({ key, inFooter }) => inFooter && setting(key))
  return (
    <footer id="footer" className={styles.footer} data-brand={brandSize(t('shell.brand'))}>
      <div className={`margins ${styles.inside}`}>
        <div className={`${styles.columns} unprinted`}>
          <div>
            <p className={styles.logo}>
              <Brand size={30} className={styles.brand} />
            </p>
            <p className={styles.family}>
              {t('footer.family')} {t('contact.business')}
            </p>
          </div>
          <nav aria-label={t('footer.shortcuts')}>
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
        </div>
        {rows.length > 0 && (
          <dl className={`wrap ${styles.company}`}>
            {rows.map(({ key }) => (
              <div key={key} className={`wrap ${styles.row}`}>
                <dt
                  className={
                    key === 'company.name' || key === 'company.address' ? 'visually-hidden' : undefined
                  }
                >
                  {t(key)}
                </dt>
                <dd>
                  <CompanyValue row={key} value={setting(key)} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={`spread ${styles.base}`}>
          <p>{t('footer.copyright')}</p>
          <ul className={`wrap ${styles.links} unprinted`}>
            {links.map(({ page, label }) => (
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
