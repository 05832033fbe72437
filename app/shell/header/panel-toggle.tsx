import { Mark } from '#app/components/mark/mark.tsx'
import { useHere } from '#app/platform/here.ts'
import { panelId } from '#app/shell/side-panel/panel-id.ts'
import styles from './panel-toggle.module.css'

/**
 * Hides and shows the side panel; its words follow the panel as the style sheet shows it. Over a phone's page the panel is a
 * popover, which needs no script; beside a page the button is there once it is heard (`panel-flag.ts`).
 */
export function PanelToggle() {
  return (
    <>
      <button type="button" className={`${styles.toggle} ${styles.over}`} popoverTarget={panelId}>
        <Words />
      </button>
      <button type="button" className={`${styles.toggle} ${styles.beside}`} data-toggle="">
        <Mark size={18} />
        <Words />
      </button>
    </>
  )
}

function Words() {
  const { t } = useHere()
  return (
    <>
      <span className={styles.hide}>{t('header.hidePanel')}</span>
      <span className={styles.show}>{t('header.showPanel')}</span>
    </>
  )
}
