import { SiteLink } from '#app/components/link/site-link.tsx'
import { Tile } from '#app/components/tile/tile.tsx'
import { useHere } from '#app/platform/here.ts'
import { homeAudiences } from '#shared/products.ts'
import styles from './audience.module.css'

/** Four answers; the style sheet opens the chosen one. The others show the keys of their products, not as links. */
export function Section() {
  const { t } = useHere()
  return (
    <section id="audience">
      <fieldset className={styles.answers}>
        <legend className={styles.question}>
          <h2>{t('home.audience.title')}</h2>
        </legend>
        {homeAudiences().map((audience) => (
          <div key={audience.id} className={styles.answer}>
            <label className={styles.trade}>
              <input
                className={styles.choice}
                type="radio"
                name="audience"
                defaultChecked={audience.id === 'venue'}
              />
              <span>{t(`home.audience.${audience.id}`)}</span>
            </label>
            <ul className={styles.products}>
              {audience.offerings.map(({ id, target, accent, icon }) => (
                <li key={id}>
                  <SiteLink className={styles.product} to={target}>
                    <Tile className={styles.tile} accent={accent} icon={icon} />
                    <span className={styles.words}>
                      <b className={styles.name}>{t(`offering.${id}.name`)}</b>
                      <small className={styles.hint}>{t(`offering.${id}.hint`)}</small>
                    </span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </fieldset>
    </section>
  )
}
