import type { Accent } from '#content/offerings.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import styles from './key.module.css'

type KeyProps = {
  accent: Accent
  icon: IconName
  size?: 'small'
  dashed?: boolean
  className?: string | undefined
}

/** A product's key: the one rounded thing on the page. Dashed while the product is coming soon. */
export function Key({ accent, icon, size, dashed = false, className }: KeyProps) {
  return (
    <span
      className={className ? `${styles.key} ${className}` : styles.key}
      data-accent={accent}
      data-size={size}
      data-dashed={dashed || undefined}
    >
      <Icon name={icon} size={size ? 18 : 22} />
    </span>
  )
}
