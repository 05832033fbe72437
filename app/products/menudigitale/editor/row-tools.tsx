import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './details.module.css'

type RowToolsProps = { onMove: (by: -1 | 1) => void; onRemove: () => void }

/** For those who do not drag. */
export function RowTools({ onMove, onRemove }: RowToolsProps) {
  const { t } = usePageContext()
  return (
    <div className={styles.tools}>
      <button type="button" className="go" onClick={() => onMove(-1)}>
        <Icon name="arrow-up" size={18} />
        {t('menudigitale.edit.up')}
      </button>
      <button type="button" className="go" onClick={() => onMove(1)}>
        <Icon name="arrow-down" size={18} />
        {t('menudigitale.edit.down')}
      </button>
      <button type="button" className="go" onClick={onRemove}>
        <Icon name="trash-2" size={18} />
        {t('menudigitale.edit.remove')}
      </button>
    </div>
  )
}
