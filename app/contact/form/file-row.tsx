import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './attachments.module.css'
import { Fault } from './contact-field.tsx'

type FileRowProps = {
  name: string
  /** In bytes. */
  size?: number
  fault: string | undefined
  faultId: string
  onRemove?: () => void
}

export function FileRow({ name, size, fault, faultId, onRemove }: FileRowProps) {
  const { t } = usePageContext()
  return (
    <li className={styles.file} data-wrong={fault ? '' : undefined}>
      <span className={styles.name}>
        {name}{' '}
        {size === undefined ? null : (
          <small className={styles.weight}>
            {t('contact.files.weight', { size: Math.ceil(size / 100_000) / 10 })}
          </small>
        )}
      </span>
      {onRemove ? (
        <button
          className={styles.remove}
          type="button"
          aria-label={t('contact.files.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="x" size={18} />
        </button>
      ) : null}
      <Fault id={faultId} text={fault} className={styles.fault} />
    </li>
  )
}
