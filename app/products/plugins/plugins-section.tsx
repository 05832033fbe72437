import { dishName } from '#app/counter/dish-name.ts'
import { useOwnName } from '#app/counter/own-name.ts'
import { useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { Facts } from '#app/products/parts/facts/facts.tsx'
import product from '#app/products/parts/product.module.css'
import { Ask, ProductHead } from '#app/products/parts/product-head.tsx'
import { modules, platforms } from '#content/modules.ts'
import { textIn } from '#shared/locale.ts'
import { priceText } from '#shared/price.ts'
import styles from './plugins-section.module.css'

const modulesByPlatform = platforms.map((platform) => ({
  platform,
  rows: modules.filter((module) => module.platform === platform),
}))

const menuOfDay: readonly string[] = ['trofie', 'pansoti']

export function Section() {
  const { t, lang } = useHere()
  const own = useOwnName()
  const { dishes } = useShop()
  const menu = dishes.filter(({ id, isFinished }) => menuOfDay.includes(id) && !isFinished)
  useTellFigure('plugins', t('plugins.figure', { count: modules.length }))
  return (
    <section id="plugins" className={styles.plugins} data-accent="plugins">
      <ProductHead id="plugins" title="plugins.title" />
      <div className={styles.site} aria-hidden="true">
        <b className={styles.title}>{own ?? t('plugins.site')}</b>
        <i className={styles.picture} />
        <i className={styles.lines} />
        <div className={styles.block}>
          <b>{t('plugins.block')}</b>
          {menu.map(({ id, price }) => (
            <p className={styles.dish} key={id}>
              {dishName(id, t)}
              <span>{priceText(price, lang)}</span>
            </p>
          ))}
          {menu.length === 0 && <p className={styles.dish}>{t('plugins.finished')}</p>}
          <code className={styles.code}>{t('plugins.shortcode')}</code>
        </div>
        <i className={`${styles.lines} ${styles.side}`} />
      </div>
      <div className={product.claims}>
        {modulesByPlatform.map(({ platform, rows }) => (
          <div key={platform}>
            <h3>{t(`offering.${platform}.name`)}</h3>
            {rows.length > 0 && (
              <ul className={product.ruled}>
                {rows.map(({ id, name, text }) => (
                  <li key={id}>
                    <b className={styles.module}>{textIn(name, lang)}</b>
                    {` ${textIn(text, lang)}`}
                  </li>
                ))}
              </ul>
            )}
            <ul className={product.facts}>
              <Facts id={platform} />
              <li>
                <Ask id={platform} />
              </li>
            </ul>
          </div>
        ))}
        <p className="fine">{t('plugins.made')}</p>
      </div>
    </section>
  )
}
