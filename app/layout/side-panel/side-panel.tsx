import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { offeringTarget, panelTiles } from '#shared/navigation.ts'
import { panelId } from '../popover-ids.ts'
import { PanelStrip, PointedTile } from './panel-strip.tsx'
import styles from './side-panel.module.css'
import { useCurrentTile } from './use-current-tile.ts'

/**
 * 420 px at the right. One list in three layouts by the style sheet: a calculator with a display
 * (`products/product-page/other-side`), a thumb index in the page's margin, a popover from the bottom on phones.
 */
export function Section() {
  const { page, t } = usePageContext()
  const { tile: current, inView } = useCurrentTile(page)
  return (
    <aside className={styles.panel} id={panelId} popover="auto" aria-label={t('panel.label')}>
      <PanelHead />
      <PanelStrip of={inView} />
      <ul className={styles.tiles}>
        {panelTiles().map((offering) => {
          const { id, accent, icon } = offering
          const target = offeringTarget(offering)
          if (!target) return null
          return (
            <li key={id}>
              <SiteLink
                className={styles.tile}
                to={target}
                data-accent={accent}
                data-tile={id}
                aria-current={current === id ? 'true' : undefined}
              >
                <Icon name={icon} size={30} />
                <span className={styles.label}>{t(`panel.${id}`)}</span>
                <PointedTile id={id} isCurrent={current === id} />
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </aside>
  )
}

/** On a phone the panel needs a close button, since its toggle is in the menu that has closed. */
function PanelHead() {
  const { t } = usePageContext()
  return (
    <div className={styles.head}>
      <span aria-hidden="true">{t('panel.label')}</span>
      <button
        type="button"
        className={`touch ${styles.close}`}
        popoverTarget={panelId}
        popoverTargetAction="hide"
        aria-label={t('header.hidePanel')}
      >
        <Icon name="x" size={24} />
      </button>
    </div>
  )
}
