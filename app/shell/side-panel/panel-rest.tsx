import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { useLastTouched } from '#app/counter/last-touched.ts'
import { useTillRoll } from '#app/counter/roll/use-till-roll.ts'
import { useHere } from '#app/platform/here.ts'
import { useFigure } from '#app/platform/live-figures.ts'
import type { PageId } from '#content/pages.ts'
import type { MessageKey } from '#shared/messages.ts'
import { requireOffering } from '#shared/navigation.ts'
import { subjectOf } from '#shared/products.ts'
import styles from './panel-rest.module.css'
import sidePanel from './side-panel.module.css'
import type { PanelTile } from './use-current-tile.ts'

/** What the display reads on a page that no tile stands for. */
const pageNames: Partial<Record<PageId, MessageKey>> = {
  clients: 'footer.clients',
  contact: 'footer.contact',
  privacy: 'footer.privacy',
  releases: 'footer.releases',
  thanks: 'footer.contact',
}

/**
 * The panel's display while no tile is pointed at: on home the way to a quotation; elsewhere where the visitor is, what the demo in view shows now, and one step on. Name and figure stand on the page too: they are not read out twice.
 */
export function PanelRest({ current }: { current: PanelTile | null }) {
  const { page, t } = useHere()
  const figure = useFigure(current)
  const isTouched = useLastTouched() !== null
  const offering = current && requireOffering(current)
  // Beside the demonstrations of the one shop the display is its till roll too.
  const Roll = useTillRoll(isTouched && offering !== null && 'counter' in offering)
  if (current === 'home') {
    return (
      <div className={styles.rest} data-panel-rest="">
        <Step>{t('product.quote')}</Step>
      </div>
    )
  }
  const subject = offering && subjectOf(offering)
  const pageName = pageNames[page]
  const name = current ? t(`panel.${current}`) : pageName && t(pageName)
  if (!name) return null
  return (
    <div className={styles.rest} data-panel-rest="" data-accent={offering?.accent}>
      <p aria-hidden="true">
        <b className={sidePanel.name}>{name}</b>
        <span className={styles.figure}>{figure ?? t('panel.here')}</span>
      </p>
      {Roll && (
        <div className={styles.roll}>
          <Roll />
        </div>
      )}
      {offering && subject && (
        <Step query={`subject=${subject}`}>
          {t('product.ask', { name: t(`offering.${offering.id}.name`) })}
        </Step>
      )}
    </div>
  )
}

function Step({ query, children }: { query?: string; children: string }) {
  return (
    <SiteLink className={`go ${styles.step}`} to={{ page: 'contact' }} query={query}>
      {children}
      <Icon name="arrow-right" size={18} />
    </SiteLink>
  )
}
