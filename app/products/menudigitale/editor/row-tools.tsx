import type { KeyboardEvent } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './details.module.css'

type RowToolsProps = { onMove: (by: -1 | 1) => void; onRemove: () => void }

const moves = [
  { by: -1, key: 'ArrowUp', icon: 'arrow-up', label: 'menudigitale.edit.up' },
  { by: 1, key: 'ArrowDown', icon: 'arrow-down', label: 'menudigitale.edit.down' },
] as const

/** On either move button both arrow keys move the row. */
export function RowTools({ onMove, onRemove }: RowToolsProps) {
  const { t } = usePageContext()
  const moveByKey = (event: KeyboardEvent) => {
    const move = moves.find(({ key }) => key === event.key)
    if (!move) return
    event.preventDefault()
    onMove(move.by)
  }
  return (
    <div className={styles.tools}>
      {moves.map(({ by, icon, label }) => (
        <button
          key={by}
          type="button"
          className="go"
          data-move={by}
          onKeyDown={moveByKey}
          onClick={() => onMove(by)}
        >
          <Icon name={icon} size={18} />
          {t(label)}
        </button>
      ))}
      <button type="button" className="go" onClick={onRemove}>
        <Icon name="trash-2" size={18} />
        {t('menudigitale.edit.remove')}
      </button>
    </div>
  )
}
