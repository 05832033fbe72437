import type { Accent } from '#content/offerings.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import styles from './tile.module.css'

type TileProps = {
  accent: Accent
  icon: IconName
  size?: 'small'
  dashed?: boolean
  className?: string | undefined
}

/** Dashed while the product is coming soon. */
export function Tile({ accent, icon, size, dashed = false, className }: TileProps) {
  return (
    <span
      className={className ? `${styles.tile} ${className}` : styles.tile}
      data-accent={accent}
      data-size={size}
      data-dashed={dashed || undefined}
    >
      <Icon name={icon} size={size ? 18 : 22} />
    </span>
  )
}
