import { Mark } from '#app/components/brand/brand.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { panelId } from '../popover-ids.ts'
import styles from './panel-toggle.module.css'

/** Its words follow the style sheet; `panel-flag.ts` handles the click. */
export function PanelToggle() {
  return (
    <button type="button" className={styles.beside} data-toggle="">
      <Mark size={18} />
      <Words />
    </button>
  )
}

/** On phones the panel is a popover, which needs no script. */
export function PanelOverToggle() {
  const { t } = usePageContext()
  return (
    <button type="button" className={styles.over} popoverTarget={panelId}>
      <Mark size={24} />
      <span>
        <Words />
        <small className={styles.hint}>{t('panel.label')}</small>
      </span>
    </button>
  )
}

function Words() {
  const { t } = usePageContext()
  return (
    <>
      <span className={styles.hide}>{t('header.hidePanel')}</span>
      <span className={styles.show}>{t('header.showPanel')}</span>
    </>
  )
}
