import type { ComponentProps } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import type { IconName } from '#app/components/icon/icons.ts'
import styles from './text-button.module.css'

type TextButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & { icon?: IconName }

/** The second action where it does something on the page: looks like the text link that leads elsewhere. */
export function TextButton({ icon, children, ...props }: TextButtonProps) {
  return (
    <button type="button" className={`go ${styles.textButton}`} {...props}>
      {icon ? <Icon name={icon} size={20} /> : null}
      {children}
    </button>
  )
}
