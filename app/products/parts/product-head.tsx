import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { PriceAndTerms } from '#app/components/terms/price-and-terms.tsx'
import { Tile } from '#app/components/tile/tile.tsx'
import { useHere } from '#app/platform/here.ts'
import type { AskableId, OfferingId } from '#content/offerings.ts'
import type { MessageKey } from '#shared/messages.ts'
import { requireOffering } from '#shared/navigation.ts'
import styles from './product.module.css'

type HeadProps = { id: OfferingId; title: MessageKey; children?: ReactNode }

/** First row of a product's section: its key, la riga, and its name with one sentence. */
export function ProductHead({ id, title, children }: HeadProps) {
  const { t } = useHere()
  const { accent, icon } = requireOffering(id)
  return (
    <>
      <Tile accent={accent} icon={icon} className="station" />
      <span className="filo" />
      <header className={styles.head}>
        <h2>
          <span className={styles.name}>{`${t(`offering.${id}.name`)}.`}</span>
          {` ${t(title)}`}
        </h2>
        {children}
      </header>
    </>
  )
}

/** What the product costs and how it goes, and the way to the contact form with it already chosen. */
export function Ask({ id }: { id: AskableId }) {
  const { t } = useHere()
  return (
    <>
      <PriceAndTerms of={id} className={styles.price} />
      <SiteLink className="go" to={{ page: 'contact' }} query={`subject=${id}`}>
        {t('product.ask', { name: t(`offering.${id}.name`) })}
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </>
  )
}
