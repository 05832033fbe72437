import type { ReactNode } from 'react'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { Tile } from '#app/components/tile/tile.tsx'
import { Leaflet } from '#app/products/parts/leaflet/leaflet.tsx'
import type { MessageKey } from '#shared/messages.ts'
import { requireOffering } from '#shared/navigation.ts'
import { useProduct } from '../use-product.ts'
import styles from './product-hero.module.css'

type HeroProps = { action: MessageKey; className?: string | undefined; children: ReactNode }

/**
 * The band that opens a product's page: its key, its line, one sentence. What the line becomes comes as children. On
 * paper it is the head of a leaflet, in ink instead of a solid ground.
 */
export function Hero({ action, className = '', children }: HeroProps) {
  const { product, accent, t } = useProduct()
  return (
    <section className={`band ${styles.hero} ${className}`} data-accent={accent} id="bannerTop">
      <Tile className="station" accent={accent} icon={requireOffering(product).icon} />
      <span className="filo" aria-hidden="true" />
      <div className={styles.say}>
        <h1 className={styles.title}>{t(`${product}.hero.title`)}</h1>
        <p className="lead">{t(`${product}.hero.lead`)}</p>
        <p className={styles.still}>{t('product.still')}</p>
        <p className="actions">
          <SiteLink className={`button ${styles.first}`} to={{ page: product, anchor: 'example' }}>
            {t(action)}
          </SiteLink>
        </p>
      </div>
      {children}
      <Leaflet />
    </section>
  )
}
