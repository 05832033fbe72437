import { Icon } from '#app/components/icon/icon.tsx'
import type { IconName } from '#app/components/icon/icons.ts'
import product from './product.module.css'

type TapKeyProps = {
  icon: IconName
  label: string
  onClick: () => void
  /** Still focusable, and pressing it is harmless. */
  isOff?: boolean
  describedBy?: string
  className?: string | undefined
}

/** A square button of one icon. */
export function TapKey({ icon, label, onClick, isOff = false, describedBy, className = '' }: TapKeyProps) {
  return (
    <button
      type="button"
      className={`${product.tap} ${className}`}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}
