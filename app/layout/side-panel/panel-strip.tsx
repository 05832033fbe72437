import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import type { PageId } from '#content/pages.ts'
import type { MessageKey } from '#shared/messages.ts'
import styles from './panel-strip.module.css'
import type { PanelTile } from './use-current-tile.ts'

const otherSides: Partial<Record<PanelTile, MessageKey>> = {
  home: 'panel.other.menudigitale',
  menudigitale: 'panel.other.menudigitale',
  warehouse: 'panel.other.warehouse',
  easycomande: 'panel.other.easycomande',
  easydelivery: 'panel.other.easydelivery',
  ecommerce: 'panel.other.ecommerce',
  plugins: 'panel.other.plugins',
  lawyers: 'panel.other.lawyers',
  costaeventi: 'panel.other.costaeventi',
}

/** Pages without a tile. */
const pageNames: Partial<Record<PageId, MessageKey>> = {
  clients: 'footer.clients',
  contact: 'footer.contact',
  privacy: 'footer.privacy',
  releases: 'footer.releases',
  thanks: 'footer.contact',
}

/** Below the panel's display, while no tile is hovered. */
export function PanelStrip({ of }: { of: PanelTile | null }) {
  const { page, t } = usePageContext()
  const other = of && otherSides[of]
  return (
    <p className={styles.strip} aria-hidden="true">
      {other && <span className={styles.caption}>{t('panel.other')}</span>}
      <b>{t(other ?? pageNames[page] ?? 'panel.label')}</b>
    </p>
  )
}

export function PointedTile({ id, isCurrent }: { id: PanelTile; isCurrent: boolean }) {
  const { t } = usePageContext()
  const live = useHydrated()
  if (!live) return null
  return (
    <span className={styles.pointed} aria-hidden="true">
      <b className={styles.name}>{t(`panel.${id}`)}</b>
      <small className={styles.hint}>{isCurrent ? t('panel.here') : t(`offering.${id}.hint`)}</small>
    </span>
  )
}
