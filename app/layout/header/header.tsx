import { Brand } from '#app/components/brand/brand.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { LanguageSwitch } from '#app/components/language-switch/language-switch.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { brandSize } from '#app/platform/brand-size.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { offerings } from '#content/offerings.ts'
import { headerLinks, headerMenus } from '#shared/navigation.ts'
import { navId } from '../popover-ids.ts'
import styles from './header.module.css'
import { HeaderMenu } from './header-menu.tsx'
import picture from './header-picture.module.css'
import logo from './logo.module.css'
import { PanelOverToggle, PanelToggle } from './panel-toggle.tsx'
import { useHeaderMenus } from './use-header-menus.ts'

export function Header() {
  const { page, t } = usePageContext()
  const size = brandSize(t('shell.brand'))
  const phone = import.meta.env.COMPANY_PHONE
  const menus = useHeaderMenus()
  const isSubject = offerings.some((row) => row.id === page && 'contact' in row)
  return (
    <header
      className={__LOGO__ ? `${styles.header} ${picture.header}` : styles.header}
      data-brand={__LOGO__ ? `picture ${size}` : size}
    >
      <div className={styles.bar}>
        <SiteLink
          className={__LOGO__ ? `${logo.logo} ${picture.link}` : logo.logo}
          to={{ page: 'home' }}
          aria-label={t('header.logo')}
        >
          <Brand size={28} className={logo.brand} isNamed />
        </SiteLink>
        <nav
          id={navId}
          className={styles.nav}
          popover="auto"
          aria-label={t('header.nav')}
          ref={menus.navRef}
          data-menus={menus.kind}
        >
          <PanelOverToggle />
          <ul className={styles.menus}>
            {headerMenus().map((menu) => (
              <HeaderMenu key={menu.id} menu={menu} control={menus.menu(menu.id)} />
            ))}
            {headerLinks().map(({ id, target }) => (
              <li key={id}>
                <SiteLink
                  className={styles.top}
                  to={{ page: target.page }}
                  aria-current={page === target.page ? 'page' : undefined}
                >
                  {t(`offering.${id}.name`)}
                </SiteLink>
              </li>
            ))}
            <li className={styles.last}>
              {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
              <LanguageSwitch />
            </li>
          </ul>
        </nav>
        <div className={styles.tools}>
          <SiteLink
            className={`button ${styles.quote}`}
            to={{ page: 'contact' }}
            query={isSubject ? `subject=${page}` : undefined}
          >
            {t('header.quote')}
          </SiteLink>
          <LanguageSwitch className={styles.language} short />
          <PanelToggle />
          <button
            type="button"
            className={styles.burger}
            popoverTarget={navId}
            aria-controls={navId}
            aria-label={t('header.menu')}
          >
            <Icon name="menu" size={24} />
            <Icon name="x" size={24} />
          </button>
        </div>
      </div>
    </header>
  )
}
