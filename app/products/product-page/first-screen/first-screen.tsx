import type { ReactNode } from 'react'
import { Tile } from '#app/components/tile/tile.tsx'
import { requireOffering } from '#shared/navigation.ts'
import { useProduct } from '../use-product.ts'
import wire from '../wire/wire.module.css'
import styles from './first-screen.module.css'

export type FirstScreenProps = {
  className?: string | undefined
  /** False where `children` contain the sentence. */
  hasLead?: boolean
  children: ReactNode
}

/** The band at the top of a product's page: name, sentence, and a working demonstration. */
export function FirstScreen({ className = '', hasLead = true, children }: FirstScreenProps) {
  const { product, accent, t } = useProduct()
  return (
    <section className={`band ${styles.screen} ${className}`} data-accent={accent} id="bannerTop">
      <Tile className={`station ${styles.tile}`} accent={accent} icon={requireOffering(product).icon} />
      <div className={styles.say}>
        <p className={styles.name}>{t(`offering.${product}.name`)}</p>
        <h1 className={styles.title}>{t(`${product}.hero.title`)}</h1>
        {hasLead && <p className="lead">{t(`${product}.hero.lead`)}</p>}
        <p className="unscripted unprinted">{t('product.still')}</p>
      </div>
      {children}
    </section>
  )
}

type CauseAndEffectProps = { cause: string; effect: string; children: readonly [ReactNode, ReactNode] }

/**
 * The visitor's input on white paper and its effect, each with a caption. Beside the side panel the effect
 * lies behind the panel's display.
 */
export function CauseAndEffect({ cause, effect, children: [changed, followed] }: CauseAndEffectProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.cause}>
        <p className={`caption ${styles.caption}`}>{cause}</p>
        {changed}
      </div>
      <div className={styles.effect}>
        <p className={`caption ${styles.caption}`}>{effect}</p>
        {followed}
      </div>
      <span className={`${wire.wire} ${styles.wire}`} />
    </div>
  )
}
