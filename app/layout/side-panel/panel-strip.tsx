import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import styles from './panel-strip.module.css'
import type { PanelTile } from './use-current-tile.ts'

/** Below the panel's display, while no tile is hovered. */
export function PanelStrip({ of }: { of: PanelTile | null }) {
  const { t } = usePageContext()
  const side = of === 'home' ? 'menudigitale' : of
  return (
    <p className={styles.strip} aria-hidden="true">
      {side && <span className={styles.caption}>{t('panel.other')}</span>}
      <b>{t(side ? `panel.other.${side}` : 'panel.label')}</b>
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
