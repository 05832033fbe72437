import { Mark } from '#app/components/mark/mark.tsx'
import { useHere } from '#app/platform/here.ts'
import type { Panel } from '#app/shell/side-panel/use-panel.ts'
import styles from './panel-toggle.module.css'

/** Hides and shows the side panel; its words follow the panel as the style sheet shows it, before hydration too. */
export function PanelToggle({ panel }: { panel: Panel }) {
  const { t } = useHere()
  return (
    <button type="button" className={styles.toggle} onClick={panel.toggle}>
      <Mark size={18} />
      <span className={styles.hide}>{t('header.hidePanel')}</span>
      <span className={styles.show}>{t('header.showPanel')}</span>
    </button>
  )
}
