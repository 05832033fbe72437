import type { Accent } from '#content/offerings.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import styles from './key.module.css'

type KeyProps = {
  accent: Accent
  icon: IconName
  size?: 'small' | 'medium'
  dashed?: boolean
  className?: string
}

/** A product's key: the one rounded thing on the page. Dashed while the product is coming soon. */
export function Key({ accent, icon, size = 'medium', dashed = false, className = '' }: KeyProps) {
  return (
    <span
      className={`${styles.key} ${className}`}
      data-accent={accent}
      data-size={size}
      data-dashed={dashed || undefined}
    >
      <Icon name={icon} size={size === 'small' ? 18 : 22} />
    </span>
  )
}
