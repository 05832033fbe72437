import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { useHere } from '#app/platform/here.ts'
import { useAudience } from '#app/platform/use-audience.ts'
import { cellDrawing } from '#app/products/home-cells.ts'
import { type PlacedCell, placedCells } from '#shared/cell-rows.ts'
import { offeringTarget } from '#shared/navigation.ts'
import styles from './bento.module.css'
import widths from './columns.module.css'

/** The bench: every product in one grid, first those for the visitor. In solid colour those with a page of their own. */
export function Section() {
  const { t } = useHere()
  const audience = useAudience()
  return (
    <section id="tools" className={styles.tools}>
      <h2>{t(audience ? `home.first.${audience}` : 'home.tools.title')}</h2>
      <ul className={styles.grid} data-first={audience ?? undefined}>
        {placedCells(audience).map((placed) => (
          <Cell key={placed.offering.id} placed={placed} />
        ))}
      </ul>
    </section>
  )
}

function Cell({ placed }: { placed: PlacedCell }) {
  const { page, t } = useHere()
  const { offering, columns, wideColumns, isHalf } = placed
  const { id, accent, icon, cell } = offering
  const target = offeringTarget(offering)
  const Drawing = target && cellDrawing(id)
  const inside = (
    <>
      <h3 className={styles.name}>{t(`offering.${id}.name`)}</h3>
      <Icon name={icon} />
      <p className={styles.text}>{t(`home.tools.${id}`)}</p>
      <div className={styles.drawing} aria-hidden="true">
        {Drawing ? <Drawing /> : t('header.group.soon')}
      </div>
    </>
  )
  return (
    <li
      className={`${styles.cell} ${widths.columns}`}
      data-accent={accent}
      data-solid={(target && target.page !== page) || undefined}
      data-soon={!target || undefined}
      data-half={isHalf || undefined}
      data-tall={'isTall' in cell || undefined}
      data-columns={columns}
      data-wide-columns={wideColumns}
    >
      {target ? (
        <SiteLink className={styles.inside} to={target}>
          {inside}
        </SiteLink>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: a placeholder link, announced as unavailable, not focusable or clickable.
        <a className={styles.inside} role="link" aria-disabled="true">
          {inside}
        </a>
      )}
    </li>
  )
}
