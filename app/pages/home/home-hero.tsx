import { useState } from 'react'
import { Code } from '#app/components/code/code.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { useHere } from '#app/platform/here.ts'
import { menuText } from '#app/products/menudigitale/menu.ts'
import { sampleCorrection, sampleMenu } from '#app/products/menudigitale/sample.ts'
import { Draft } from './draft.tsx'
import styles from './home-hero.module.css'
import { Phone } from './home-phone.tsx'

const correctedPrice =
  sampleMenu.parts
    .flatMap((part) => part.dishes)
    .find((dish) => menuText(dish.name, 'it') === sampleCorrection.dish)?.price ?? 0

/** What the provider does, in one sentence and one gesture: correct a price in the draft, read it on the phone. */
export function Section() {
  const { t } = useHere()
  const [cents, setCents] = useState<number>()
  const isFresh = cents !== undefined
  const price = cents ?? correctedPrice

  return (
    <section id="bannerTop" data-accent="menudigitale" className={styles.hero}>
      <div className={styles.say}>
        <h1 className={styles.title}>{t('home.hero.title')}</h1>
        <p className="lead">{t('home.hero.lead')}</p>
        <p className="actions">
          <SiteLink className="button" to={{ page: 'contact' }}>
            {t('home.hero.ask')}
          </SiteLink>
          <SiteLink className="go" to={{ page: 'home', anchor: 'tools' }}>
            {t('home.hero.look')}
            <Icon name="arrow-down" size={18} />
          </SiteLink>
        </p>
      </div>
      <Draft cents={price} onPrice={setCents} />
      <div className={styles.desk}>
        <p className={styles.caption}>{t('home.hero.copy')}</p>
        <Phone cents={price} isFresh={isFresh} />
        <div className={styles.card}>
          <Code of="menudigitale" size={116} />
          <p className={styles.scan}>
            <b className={styles.table}>{t('home.hero.table')}</b>
            {t('home.hero.scan')}
          </p>
        </div>
      </div>
      <span key={price} className={styles.wire} data-fresh={isFresh || undefined} />
    </section>
  )
}
