import sprite from '#generated/icons.svg?url'
import type { IconName } from './icons.ts'

type IconProps = { name: IconName; size?: number }

/** Always beside a text, so hidden from screen readers. `size` in CSS pixels. */
export function Icon({ name, size = 22 }: IconProps) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
