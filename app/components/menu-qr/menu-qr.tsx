import drawing from '#generated/menu-qr.svg?url'
import styles from './menu-qr.module.css'

/** The code that opens the site's menu page: made by the build, always black on white. `label` names it aloud. */
export function MenuQr({ label, size }: { label?: string; size?: number }) {
  return (
    <svg
      className={styles.qr}
      width={size}
      height={size}
      viewBox="0 0 1 1"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${drawing}#qr`} />
    </svg>
  )
}
