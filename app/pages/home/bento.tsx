import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { cellDrawing } from '#app/products/home-cells.ts'
import { beforeTiles } from '#app/products/home-sections.ts'
import { homeAnchors } from '#shared/navigation.ts'
import { homeCells, isWholeTable, type OfferingWithCell, pageTarget } from '#shared/products.ts'
import styles from './bento.module.css'

/** The wire keeps its colour. */
const accentBefore = homeAnchors().slice(0, beforeTiles).at(-1)

export function Section() {
  const { t } = usePageContext()
  return (
    <section id="tools" className={styles.tools} data-accent={accentBefore}>
      <h2 className="visually-hidden">{t('home.tools.title')}</h2>
      <ul className={styles.grid} data-laid={!isWholeTable() || undefined}>
        {homeCells().map((offering) => (
          <Cell key={offering.id} offering={offering} />
        ))}
      </ul>
    </section>
  )
}

function Cell({ offering }: { offering: OfferingWithCell }) {
  const { t } = usePageContext()
  const { id, accent, icon, cell } = offering
  const target = pageTarget(offering)
  const Drawing = target && cellDrawing(id)
  return (
    <li
      className={styles.cell}
      data-accent={accent}
      data-solid={target !== undefined || undefined}
      data-soon={!target || undefined}
      data-half={'isHalf' in cell || undefined}
      data-tall={'isTall' in cell || undefined}
      data-columns={cell.columns}
    >
      <SiteLink className={styles.inside} to={target}>
        <h3 className={styles.name}>{t(`offering.${id}.name`)}</h3>
        <Icon name={icon} />
        <p className={styles.text}>{t(`home.tools.${id}`)}</p>
        <div className={`${styles.drawing} ${target ? 'unprinted' : ''}`} aria-hidden="true">
          {target ? Drawing && <Drawing /> : t('header.group.soon')}
        </div>
      </SiteLink>
    </li>
  )
}
