import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { Tile } from '#app/components/tile/tile.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import type { HeaderMenu as Menu, Offering } from '#shared/navigation.ts'
import { offeringTarget } from '#shared/navigation.ts'
import bar from './header.module.css'
import styles from './header-menu.module.css'
import type { MenuControl } from './use-header-menus.ts'

/** A popover before hydration and without scripts, too. */
export function HeaderMenu({ menu, control }: { menu: Menu; control: MenuControl }) {
  const { t } = usePageContext()
  const id = `menu-${menu.id}`
  return (
    <li className={styles.menu}>
      <button
        type="button"
        className={`${bar.top} ${styles.head}`}
        popoverTarget={control.isExpanded === undefined ? id : undefined}
        aria-controls={id}
        aria-expanded={control.isExpanded}
        onClick={control.onClick}
      >
        <span className={styles.name}>{t(`header.menu.${menu.id}`)}</span>
        <Icon name="chevron-down" size={18} />
      </button>
      <div id={id} className={styles.drop} popover="auto" data-open={control.isExpanded || undefined}>
        {menu.groups.map((group) => (
          <div key={group.id} className={styles.group}>
            <p id={`${id}-${group.id}`} className={styles.label}>
              {t(`header.group.${group.id}`)}
            </p>
            <ul aria-labelledby={`${id}-${group.id}`}>
              {group.offerings.map((offering) => (
                <li key={offering.id}>
                  <Entry offering={offering} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  )
}

function Entry({ offering }: { offering: Offering }) {
  const { t } = usePageContext()
  const target = offeringTarget(offering)
  return (
    <SiteLink className={styles.row} to={target}>
      <Tile accent={offering.accent} icon={offering.icon} dashed={!target} />
      <span>
        <b className={styles.name}>{t(`offering.${offering.id}.name`)}</b>
        <small className={styles.hint}>{t(`offering.${offering.id}.hint`)}</small>
      </span>
    </SiteLink>
  )
}
