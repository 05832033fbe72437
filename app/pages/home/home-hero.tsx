import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { useOwnName } from '#app/demo-shop/own-name.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { HeroDemo } from '#app/products/menudigitale/menudigitale-hero-demo.tsx'
import { OwnShop } from '#app/products/product-page/own-shop/own-shop.tsx'
import { offerings } from '#content/offerings.ts'
import { addressParts } from '#shared/address-parts.ts'
import { homeAudiences, pageTarget } from '#shared/products.ts'
import { setting } from '#shared/setting.ts'
import styles from './home-hero.module.css'

/** The first screen's example is Menu Digitale's. */
const hasMenu = offerings.some(({ id }) => id === 'menudigitale')

const { town } = addressParts(setting('company.address'))

export function Section() {
  const { t } = usePageContext()
  return (
    <section
      id="bannerTop"
      className={styles.hero}
      data-accent={hasMenu ? 'menudigitale' : 'home'}
      data-example={hasMenu || undefined}
    >
      <div className={styles.say}>
        <Headline />
        <p className="lead">{t('home.hero.lead')}</p>
        {town && <p className={styles.maker}>{t('home.hero.maker', { town })}</p>}
        <OwnShop />
        <Trades />
      </div>
      {hasMenu && <HeroDemo />}
    </section>
  )
}

/** With the visitor's business name, once typed. If it may need two lines, all is set smaller. */
function Headline() {
  const { t } = usePageContext()
  const name = useOwnName()
  if (!name) return <h1 className={styles.title}>{t('home.hero.title')}</h1>
  const [before = '', after = ''] = t('home.hero.named', { name: '\n' }).split('\n')
  return (
    <h1 className={styles.title} data-long={name.length > after.length - 4 || undefined}>
      {before}
      <span className={styles.name}>{name}</span>
      {after}
    </h1>
  )
}

/** Each answer leads to the first product for that trade. */
function Trades() {
  const { t } = usePageContext()
  return (
    <nav aria-labelledby="trades">
      <p className="caption" id="trades">
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
