import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { homeAudiences, pageTarget } from '#shared/products.ts'
import styles from './trades.module.css'

/** Each answer leads to the first product for that trade. */
export function Trades() {
  const { t } = usePageContext()
  return (
    <nav aria-labelledby="trades">
      <p className={styles.question} id="trades">
        {t('home.audience.title')}
      </p>
      <ul className={styles.list}>
        {homeAudiences().map(({ id, offering }) => (
          <li key={id}>
            <SiteLink className={styles.trade} to={pageTarget(offering) ?? { page: 'home' }}>
              {t(`home.audience.${id}`)}
              <Icon name="arrow-right" size={20} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
