import type { ReactNode } from 'react'
import { Tile } from '#app/components/tile/tile.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import type { OfferingId } from '#content/offerings.ts'
import type { MessageKey } from '#shared/messages.ts'
import { requireOffering } from '#shared/navigation.ts'
import styles from './product.module.css'

type HeadProps = { id: OfferingId; title: MessageKey; children?: ReactNode }

export function ProductHead({ id, title, children }: HeadProps) {
  const { t } = usePageContext()
  const { accent, icon } = requireOffering(id)
  return (
    <>
      <Tile accent={accent} icon={icon} className="station" />
      <span className="filo" />
      <header className={styles.head} data-head="">
        <h2>
          <span className={styles.name}>{`${t(`offering.${id}.name`)}.`}</span>
          {` ${t(title)}`}
        </h2>
        {children}
      </header>
    </>
  )
}
