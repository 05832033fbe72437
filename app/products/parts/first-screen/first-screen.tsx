import type { ReactNode } from 'react'
import { Tile } from '#app/components/tile/tile.tsx'
import { Leaflet } from '#app/products/parts/leaflet/leaflet.tsx'
import { requireOffering } from '#shared/navigation.ts'
import { useProduct } from '../use-product.ts'
import wire from '../wire/wire.module.css'
import styles from './first-screen.module.css'

type FirstScreenProps = {
  className?: string | undefined
  /** Not where the piece itself says the sentence. */
  hasLead?: boolean
  children: ReactNode
}

/**
 * The band that opens a product's page: its name, its sentence, and a piece of it that works where it stands. On paper it
 * is the head of a leaflet, in ink instead of a solid ground.
 */
export function FirstScreen({ className = '', hasLead = true, children }: FirstScreenProps) {
  const { product, accent, t } = useProduct()
  return (
    <section className={`band ${styles.screen} ${className}`} data-accent={accent} id="bannerTop">
      <Tile className={`station ${styles.tile}`} accent={accent} icon={requireOffering(product).icon} />
      <div className={styles.say}>
        <p className={styles.name}>{t(`offering.${product}.name`)}</p>
        <h1 className={styles.title}>{t(`${product}.hero.title`)}</h1>
        {hasLead && <p className="lead">{t(`${product}.hero.lead`)}</p>}
        <p className={styles.still}>{t('product.still')}</p>
      </div>
      {children}
      <Leaflet />
    </section>
  )
}

type CauseAndEffectProps = { cause: string; effect: string; children: readonly [ReactNode, ReactNode] }

/**
 * What the visitor changes, on white paper, and what follows from it, each under its caption. Beside the side panel what
 * follows lies behind the panel's display, for the whole page.
 */
export function CauseAndEffect({ cause, effect, children: [changed, followed] }: CauseAndEffectProps) {
  return (
    <div className={styles.pair}>
      <div>
        <p className={styles.caption}>{cause}</p>
        {changed}
      </div>
      <div className={styles.effect}>
        <p className={styles.caption}>{effect}</p>
        {followed}
      </div>
      <span className={`${wire.wire} ${styles.wire}`} />
    </div>
  )
}
