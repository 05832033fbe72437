import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { useHere } from '#app/platform/here.ts'
import type { PageId } from '#content/pages.ts'
import type { MessageKey } from '#shared/messages.ts'
import { offeringTarget, panelTiles } from '#shared/navigation.ts'
import styles from './side-panel.module.css'
import { useCurrentTile } from './use-current-tile.ts'

/** What the display reads at rest on a page that no tile stands for. */
const pageNames: Partial<Record<PageId, MessageKey>> = {
  clients: 'footer.clients',
  contact: 'footer.contact',
  privacy: 'footer.privacy',
  releases: 'footer.releases',
  thanks: 'footer.contact',
}

/**
 * Nine tiles, fixed at the right, 420 px wide. One list in three dresses, chosen by the style sheet: a calculator with
 * its display where the window has room, a thumb index in the page's margin where it has not, by hand on a phone.
 */
export function Section() {
  const { page, t } = useHere()
  const current = useCurrentTile(page)
  const pageName = current ? undefined : pageNames[page]
  return (
    <aside className={styles.panel} id="side-panel" aria-label={t('panel.label')}>
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
                <span className={styles.display} aria-hidden="true">
                  <b className={styles.name}>{t(`panel.${id}`)}</b>
                  <small className={styles.hint}>
                    {current === id ? t('panel.here') : t(`offering.${id}.hint`)}
                  </small>
                </span>
              </SiteLink>
            </li>
          )
        })}
      </ul>
      {pageName ? (
        <p className={styles.display} aria-hidden="true">
          <b className={styles.name}>{t(pageName)}</b>
          <small className={styles.hint}>{t('panel.here')}</small>
        </p>
      ) : null}
    </aside>
  )
}
