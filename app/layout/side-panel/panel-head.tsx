import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './panel-head.module.css'
import { panelId } from './panel-id.ts'

/** On a phone the panel needs a close button, since its toggle is in the menu that has closed. */
export function PanelHead() {
  const { t } = usePageContext()
  return (
    <div className={styles.head}>
      <span aria-hidden="true">{t('panel.label')}</span>
      <button
        type="button"
        className={styles.close}
        popoverTarget={panelId}
        popoverTargetAction="hide"
        aria-label={t('header.hidePanel')}
      >
        <Icon name="x" size={24} />
      </button>
    </div>
  )
}
