import { LanguageSwitch } from '#app/components/language-switch/language-switch.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { brandSize } from '#app/platform/brand-size.ts'
import { useHere } from '#app/platform/here.ts'
import { companyRows } from '#shared/company-rows.ts'
import { footerShortcuts, offeringTarget } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'
import styles from './footer.module.css'
import { Label } from './label.tsx'

const baseLinks = [
  { page: 'releases', label: 'footer.releases' },
  { page: 'clients', label: 'footer.clients' },
  { page: 'contact', label: 'footer.contact' },
  { page: 'privacy', label: 'footer.privacy' },
] as const

/** More rows than these are higher than the shortcuts beside them: the words above those grow. Still more stand below, in two columns. */
const asHigh = 3
const mostBeside = 7

/** The back cover: six shortcuts, the label with the provider's data as far as they are set, the closing line. */
export function Section() {
  const { t } = useHere()
  const rows = companyRows.filter(({ key, inFooter }) => inFooter && setting(key))
  const amount = rows.length > mostBeside ? 'many' : rows.length > asHigh ? 'some' : 'few'
  return (
    <footer id="footer" className={styles.footer} data-brand={brandSize(t('shell.brand'))}>
      <div className={styles.inside}>
        <div className={styles.columns} data-rows={amount}>
          <nav className={styles.words} aria-label={t('footer.shortcuts')}>
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
          <Label rows={rows} amount={amount} />
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
